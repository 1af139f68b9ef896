export { calendarHandlers } from './calendarHandlers.ts';
