export { Banking, type BankingProps } from './Banking.tsx';
