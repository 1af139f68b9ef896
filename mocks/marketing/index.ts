export { messageHandlers } from './messageHandlers.ts';
