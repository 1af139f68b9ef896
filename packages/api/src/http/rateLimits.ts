import type { CoreDeps } from '../db/index.ts';
import { problem } from './problem.ts';
import { createLimitStore, createSharedLimit } from './sharedLimit.ts';

/** Counts requests; each check returns a 429 response once its limit is exceeded. */
export interface RateLimits {
  checkAddress(address: string): Promise<Response | undefined>;
  /** Beginning and completing a sign-in needs none, and calls the sign-in service. */
  checkSignIn(address: string): Promise<Response | undefined>;
  /** The contact form needs no sign-in, and each message is stored and mailed. */
  checkContact(address: string): Promise<Response | undefined>;
  /** Uncounts a message that was rejected. */
  refundContact(address: string): Promise<void>;
  checkUser(userId: string): Promise<Response | undefined>;
  /** Calendar apps need no sign-in, and each calendar is a plan that is worked out. */
  checkCalendar(userId: string): Promise<Response | undefined>;
  /** Checks the bytes of this minute's large responses. */
  checkResponseBytes(userId: string): Response | undefined;
  /** Counts a large response as the number of requests that would have cost as much. */
  countResponseBytes(userId: string, bytes: number): Promise<void>;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Bytes that count as one request; ten thousand rows count as about a hundred. */
const BYTES_PER_REQUEST = 16 * 1024;

/** Calendars per household and hour; a calendar app asks for one every hour at most. */
const CALENDARS_PER_HOUR = 120;

/** Counts that all processes on the database share. */
export function createRateLimits(deps: Pick<CoreDeps, 'config' | 'database' | 'log'>): RateLimits {
  const { perUser, perAddress, signInsPerAddress, contactPerHour } = deps.config.limits;
  const store = createLimitStore(deps);
  const limitOf = (name: string, points: number, seconds: number) =>
    createSharedLimit(store, { name, points, seconds });
  const addresses = limitOf('address', perAddress, MINUTE);
  const signIns = limitOf('sign-in', signInsPerAddress, MINUTE);
  const contact = limitOf('contact', contactPerHour, HOUR);
  const users = limitOf('user', perUser, MINUTE);
  const calendars = limitOf('calendar', CALENDARS_PER_HOUR, HOUR);
  const bytes = limitOf('bytes', perUser, MINUTE);
  return {
    checkAddress: async (address) => refuse(await addresses.consume(address)),
    checkSignIn: async (address) => refuse(await signIns.consume(address)),
    checkContact: async (address) => refuse(await contact.consume(address)),
    refundContact: (address) => contact.refund(address),
    checkUser: async (userId) => refuse(await users.consume(userId)),
    checkCalendar: async (userId) => refuse(await calendars.consume(userId)),
    checkResponseBytes: (userId) => refuse(bytes.checkCharges(userId)),
    async countResponseBytes(userId, length) {
      const cost = Math.floor(length / BYTES_PER_REQUEST);
      if (cost > 0) await bytes.charge(userId, cost);
    },
  };
}

/** @param wait milliseconds until the next attempt; without it nothing is refused. */
function refuse(wait: number | undefined): Response | undefined {
  if (wait === undefined) return undefined;
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return problem('too-many-requests', { 'Retry-After': String(seconds) });
}
