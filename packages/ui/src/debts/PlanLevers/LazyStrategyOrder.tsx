import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Skeleton } from '../../primitives/index.ts';
import type { StrategyOrderProps } from '../StrategyOrder/StrategyOrder.tsx';

/** Loaded separately: most plans follow a strategy, not an order of their own. */
export const LazyStrategyOrder = lazyComponent<StrategyOrderProps>(
  () => import('../StrategyOrder/StrategyOrder.tsx').then((module) => module.StrategyOrder),
  ({ debts }) => <Skeleton shape="block" height={`${debts.length * 4}rem`} />,
);
