export { oneOffUid, paymentUid } from './paymentUid.ts';
export { writeCalendar, type CalendarEvent, type CalendarFile } from './writeCalendar.ts';
