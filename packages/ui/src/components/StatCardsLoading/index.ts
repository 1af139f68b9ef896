export { StatCardsLoading } from './StatCardsLoading.tsx';
