export { sessionHandlers } from './sessionHandlers.ts';
export { userHandlers } from './userHandlers.ts';
