export { DebtCard, type DebtCardProps } from './DebtCard.tsx';
export { DebtCardSkeleton } from './DebtCardSkeleton.tsx';
