import type { Instant } from '@dime-time/finance-core';
import type { Session } from '@dime-time/finance-core/contract';

/** The session of the mocked browser, which signed in at that time. */
export function currentSession(createdAt: Instant): Session {
  return {
    id: 'se_1',
    current: true,
    browser: 'Chrome',
    system: 'Windows',
    network: '203.0.113.0/24',
    createdAt,
    lastUsedAt: createdAt,
  };
}
