export { StrategyText, type StrategyTextProps } from './StrategyText.tsx';
export { PAYOFF_STRATEGIES, type Strategy } from './StrategyText.content.ts';
