export { sendContact } from './sendContact.ts';
