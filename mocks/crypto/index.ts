export { cryptoHandlers } from './cryptoHandlers.ts';
export { serviceStatusHandlers } from './serviceStatusHandlers.ts';
