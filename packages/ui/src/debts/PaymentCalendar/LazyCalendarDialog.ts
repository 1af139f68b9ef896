import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { CalendarDialogProps } from './CalendarDialog.tsx';

/** The dialog with the calendar’s address, whose code most visits do not need. */
export const LazyCalendarDialog = lazyComponent<CalendarDialogProps>(() =>
  import('./CalendarDialog.tsx').then((module) => module.CalendarDialog),
);
