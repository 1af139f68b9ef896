export { TradingPairs, type TradingPairsProps } from './TradingPairs.tsx';
