export { writeCalendar, type CalendarEvent, type CalendarFile } from './writeCalendar.ts';
