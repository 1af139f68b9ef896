import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { problem } from './problem.ts';

/** Counts requests; each check returns a 429 response once its limit is exceeded. */
export interface RateLimits {
  checkAddress(address: string): Promise<Response | undefined>;
  /** The contact form needs no sign-in, and each message is stored and mailed. */
  checkContact(address: string): Promise<Response | undefined>;
  /** Uncounts a message that was rejected. */
  refundContact(address: string): Promise<void>;
  checkUser(userId: string): Promise<Response | undefined>;
  /** Calendar apps need no sign-in, and each calendar is a plan that is worked out. */
  checkCalendar(userId: string): Promise<Response | undefined>;
  /** Checks the bytes of this minute's large responses. */
  checkResponseBytes(userId: string): Promise<Response | undefined>;
  /** Counts a large response as the number of requests that would have cost as much. */
  countResponseBytes(userId: string, bytes: number): Promise<void>;
}

/** Bytes that count as one request; ten thousand rows count as about a hundred. */
const BYTES_PER_REQUEST = 16 * 1024;

/** Calendars per household and hour; a calendar app asks for one every hour at most. */
const CALENDARS_PER_HOUR = 120;

/** Counts per minute, in the memory of each process: a check must not cost a query. */
export function createRateLimits({
  perUser,
  perAddress,
  contactPerHour,
}: Config['limits']): RateLimits {
  const ofMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const contact = new RateLimiterMemory({ points: contactPerHour, duration: 3600 });
  const calendars = new RateLimiterMemory({ points: CALENDARS_PER_HOUR, duration: 3600 });
  const counting = (limiter: RateLimiterMemory, cost: 0 | 1) => {
    return async (key: string) => {
      try {
        await limiter.consume(key, cost);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        return problem('too-many-requests', { 'Retry-After': String(seconds) });
      }
    };
  };
  const users = ofMinute(perUser);
  const charges = ofMinute(perUser);
  return {
    checkAddress: counting(ofMinute(perAddress), 1),
    checkContact: counting(contact, 1),
    async refundContact(address) {
      await contact.reward(address, 1);
    },
    checkUser: counting(users, 1),
    checkCalendar: counting(calendars, 1),
    checkResponseBytes: counting(charges, 0),
    async countResponseBytes(userId, bytes) {
      const cost = Math.floor(bytes / BYTES_PER_REQUEST);
      if (cost > 0) await charges.penalty(userId, cost);
    },
  };
}
