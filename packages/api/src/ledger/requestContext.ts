import type { Instant } from '@dime-time/finance-core';

/** Whose money a request is about, and when. Every rule takes one and touches no other household. */
export interface RequestContext {
  readonly userId: string;
  /** The IANA time zone that defines 'today' and 'this month'. */
  readonly timeZone: string;
  /** The time of the request, read once from the server's clock. */
  readonly now: Instant;
  /** The public id of the session of the request; a job has none. */
  readonly sessionId?: string | undefined;
}
