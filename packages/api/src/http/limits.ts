import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { problem } from './problem.ts';

/** Says whether a request is one too many, and with which answer it is refused. */
export interface Limits {
  ofAddress(address: string): Promise<Response | undefined>;
  ofUser(userId: string): Promise<Response | undefined>;
}

/** Counts the requests of a minute, each process for itself: a count must not cost a query. */
export function createLimits({ perUser, perAddress }: Config['limits']): Limits {
  const ofMinute = (points: number) => {
    const limiter = new RateLimiterMemory({ points, duration: 60 });
    return async (key: string) => {
      try {
        await limiter.consume(key);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        return problem(429, {
          detail: 'That is more than a minute takes.',
          headers: { 'Retry-After': String(seconds) },
        });
      }
    };
  };
  return { ofAddress: ofMinute(perAddress), ofUser: ofMinute(perUser) };
}
