export { TokenBalance, type TokenBalanceProps } from './TokenBalance.tsx';
