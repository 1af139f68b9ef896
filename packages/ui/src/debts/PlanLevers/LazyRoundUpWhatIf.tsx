import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Skeleton } from '../../primitives/index.ts';
import type { RoundUpWhatIfProps } from './RoundUpWhatIf.tsx';

/** Loaded separately: what is tried out is not needed for the first answer. */
export const LazyRoundUpWhatIf = lazyComponent<RoundUpWhatIfProps>(
  () => import('./RoundUpWhatIf.tsx').then((module) => module.RoundUpWhatIf),
  () => <Skeleton shape="block" height="9rem" />,
);
