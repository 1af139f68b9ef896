import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Skeleton } from '../../primitives/index.ts';
import { LazyRoundUpWhatIf } from '../PlanLevers/LazyRoundUpWhatIf.tsx';
import { LazyStrategyOrder } from '../PlanLevers/LazyStrategyOrder.tsx';
import { PlanDetailsSkeleton } from './LazyParts.tsx';
import type { PlanBodyProps } from './PlanBody.tsx';
import * as layout from '../../internal/sidebarLayout.css.ts';

/**
 * Everything below the answer, loaded separately: its code is larger than that of the answer, which must
 * not wait for it. The levers that differ in height come together, as each would move those below it.
 */
export const LazyPlanBody = lazyComponent<PlanBodyProps>(async () => {
  const levers = [LazyRoundUpWhatIf, LazyStrategyOrder];
  const [{ PlanBody }] = await Promise.all([
    import('./PlanBody.tsx'),
    Promise.allSettled(levers.map((lever) => lever.preload())),
  ]);
  return PlanBody;
}, PlanBodySkeleton);

export function PlanBodySkeleton() {
  return (
    <div className={layout.columnsFromAside}>
      <div className={layout.column}>
        <Skeleton shape="block" height="60rem" />
      </div>
      <div className={layout.column}>
        <PlanDetailsSkeleton />
      </div>
    </div>
  );
}
