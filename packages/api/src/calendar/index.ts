export { calendarAddressRoutes } from './routes.ts';
export { calendarRoutes } from './calendarRoutes.ts';
