import { endpoints, type ContactRequest } from '@dime-time/finance-core/contract';
import { request } from '../http/request.ts';

/** Sends the contact form. Rejects where the message was not taken. */
export async function sendContact(body: ContactRequest): Promise<void> {
  await request(endpoints.sendContact, { body });
}
