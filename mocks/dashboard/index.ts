export { dashboardHandlers } from './dashboardHandlers.ts';
