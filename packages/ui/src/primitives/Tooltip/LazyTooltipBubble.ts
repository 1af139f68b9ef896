import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';

/** What places a tooltip, whose code no page needs before a pointer or the focus comes to a control. */
export const LazyTooltipBubble = lazyComponent<TooltipBubbleProps>(
  () => import('./TooltipBubble.tsx').then((module) => module.TooltipBubble),
  undefined,
  'nothing',
);
