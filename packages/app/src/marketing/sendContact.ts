import { endpoints, type ContactRequest } from '@dime-time/finance-core/contract';
import { READ_TIME_OUT_MS, request } from '../http/apiClient.ts';

/**
 * Sends the contact form. The call has no idempotency key, so that a retry would send the message twice:
 * it has the longer timeout of a read.
 *
 * @throws Error if the server did not accept the message.
 */
export async function sendContact(body: ContactRequest): Promise<{ ok: true }> {
  await request(endpoints.sendContact, { body, timeOutMs: READ_TIME_OUT_MS });
  return { ok: true };
}
