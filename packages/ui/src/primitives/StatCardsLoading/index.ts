export { StatCardsLoading, type StatCardsLoadingProps } from './StatCardsLoading.tsx';
