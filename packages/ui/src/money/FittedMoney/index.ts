export { FittedMoney, type FittedMoneyProps } from './FittedMoney.tsx';
