import { endpoints, type NotificationTestRequest } from '@dime-time/finance-core/contract';
import { settle, type ActionResult } from '@dime-time/ui';
import { toFailure } from '../http/httpError.ts';
import { request } from '../http/apiClient.ts';

/** Asks the server for a test notification; the result has the server’s message. */
export function sendTestNotification(body: NotificationTestRequest): Promise<ActionResult> {
  const sent = request(endpoints.testNotification, { body });
  return settle(
    sent.then(({ message }) => ({ ok: true, message })),
    toFailure,
  );
}
