import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { whenInSight } from '../../internal/whenInSight.ts';
import { pair } from '../../internal/form.css.ts';
import { Skeleton, Stack } from '../../primitives/index.ts';
import type { DatedLeversProps } from './DatedLevers.tsx';

/** Loaded separately, once they are in sight: fields of days bring the popover of a calendar. */
export const LazyDatedLevers = lazyComponent<DatedLeversProps>(
  () => import('./DatedLevers.tsx').then((module) => module.DatedLevers),
  // Its fields are beside each other where they fit.
  () => (
    <Stack gap={0}>
      <Skeleton shape="block" height="10.5rem" />
      <div className={pair}>
        <Skeleton shape="block" height="8rem" />
        <Skeleton shape="block" height="8rem" />
      </div>
    </Stack>
  ),
  'error',
  whenInSight,
);
