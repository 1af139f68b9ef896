export { SummaryCards, type SummaryCardsProps } from './SummaryCards.tsx';
