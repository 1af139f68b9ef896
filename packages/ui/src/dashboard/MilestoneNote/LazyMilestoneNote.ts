import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { MilestoneNoteProps } from './MilestoneNote.tsx';

/** The note, whose code few visits need; where it cannot be loaded, the page does without it. */
export const LazyMilestoneNote = lazyComponent<MilestoneNoteProps>(
  () => import('./MilestoneNote.tsx').then((module) => module.MilestoneNote),
  undefined,
  'nothing',
);
