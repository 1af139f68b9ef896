export { DebtSummary, type DebtSummaryProps } from './DebtSummary.tsx';
