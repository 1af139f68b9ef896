export { epochMillis, type Instant } from './instant.ts';
export { calendarDay, type CalendarDay } from './calendarDay.ts';
export { calendarDayOf } from './calendarDayOf.ts';
export {
  calendarMonth,
  type CalendarMonth,
  firstDayOf,
  monthOf,
  monthsBetween,
  nextMonth,
} from './calendarMonth.ts';
export { parseDay } from './parseDay.ts';
export { startOfDay } from './startOfDay.ts';
export { addDays } from './addDays.ts';
export { addMonths } from './addMonths.ts';
export { compareDays } from './compareDays.ts';
export { daysBetween } from './daysBetween.ts';
export { daysInMonth } from './daysInMonth.ts';
export { onDayOfMonth } from './onDayOfMonth.ts';
export { startOfWeek } from './startOfWeek.ts';
export { weekday, type Weekday } from './weekday.ts';
export { monthIndex } from './monthIndex.ts';
export { MONTH_LABELS } from './monthLabels.ts';
export { isInRange, type InstantRange } from './instantRange.ts';
export { dayRange } from './dayRange.ts';
export { lastSevenDays } from './lastSevenDays.ts';
export { sinceFirstOfMonth } from './sinceFirstOfMonth.ts';
export { isWithinLastSevenDays } from './isWithinLastSevenDays.ts';
export { formatDay } from './formatDay.ts';
export { formatMonthDay } from './formatMonthDay.ts';
export { formatWeekday } from './formatWeekday.ts';
export { formatTime } from './formatTime.ts';
export { formatMonthYear } from './formatMonthYear.ts';
export { formatDuration, formatMonths } from './formatDuration.ts';
