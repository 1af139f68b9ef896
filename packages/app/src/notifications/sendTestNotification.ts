import { endpoints, type NotificationTestRequest } from '@dime-time/finance-core/contract';
import { WRITE_TIME_OUT_MS } from '../cache/moneyWrite.ts';
import { request } from '../http/request.ts';
import { failure, type ActionResult } from '../cache/toActionResult.ts';

/** Tries out one notification, and tells what the server answered. */
export async function sendTestNotification(body: NotificationTestRequest): Promise<ActionResult> {
  try {
    const { message } = await request(endpoints.testNotification, {
      body,
      timeOutMs: WRITE_TIME_OUT_MS,
    });
    return { ok: true, message };
  } catch (error) {
    return failure(error);
  }
}
