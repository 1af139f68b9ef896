export { createMailer } from './createMailer.ts';
export { mailContactMessages } from './mailContactMessages.ts';
export type { Mailer } from './mailer.ts';
export { messageRoutes } from './routes.ts';
