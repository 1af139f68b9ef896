export { Debts, type DebtsProps } from './Debts.tsx';
