import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Skeleton } from '../../primitives/index.ts';
import type { DatedLeversProps } from './DatedLevers.tsx';

/** Loaded separately: fields of days bring a calendar and its popover. */
export const LazyDatedLevers = lazyComponent<DatedLeversProps>(
  () => import('./DatedLevers.tsx').then((module) => module.DatedLevers),
  () => <Skeleton shape="block" height="25rem" />,
);
