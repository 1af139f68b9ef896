import { endpoints, type NotificationTestRequest } from '@dime-time/finance-core/contract';
import type { ActionResult } from '@dime-time/ui';
import { toFailure } from '../http/httpError.ts';
import { request } from '../http/request.ts';

/** Asks the server for a test notification; the result has the server’s message. */
export async function sendTestNotification(body: NotificationTestRequest): Promise<ActionResult> {
  try {
    const { message } = await request(endpoints.testNotification, { body });
    return { ok: true, message };
  } catch (error) {
    return toFailure(error);
  }
}
