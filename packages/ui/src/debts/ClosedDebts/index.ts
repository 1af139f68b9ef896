export { ClosedDebts, type ClosedDebtsProps } from './ClosedDebts.tsx';
