export { sessionHandlers } from './sessionHandlers.ts';
export { userHandlers } from './userHandlers.ts';
export { userSessionHandlers } from './userSessionHandlers.ts';
