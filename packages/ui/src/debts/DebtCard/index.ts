export { DebtCard, type DebtCardProps } from './DebtCard.tsx';
export { DebtCardSkeleton, type DebtCardSkeletonProps } from './DebtCardSkeleton.tsx';
