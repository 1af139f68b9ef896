export { DateText, type DateTextProps } from './DateText.tsx';
export type { DayMoment, InstantMoment, Moment } from './DateText.model.ts';
