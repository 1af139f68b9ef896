export { FittedMoney } from './FittedMoney.tsx';
