export { ActiveDebts, type ActiveDebtsProps } from './ActiveDebts.tsx';
export { ActiveDebtsSkeleton, type ActiveDebtsSkeletonProps } from './ActiveDebtsSkeleton.tsx';
