import type { Database } from '../../packages/api/src/db/index.ts';
import { runJob } from '../../packages/api/src/testing/runJob.ts';
import { scheduledJobs } from '../../packages/api/src/scheduledJobs.ts';
import { Browser } from '../tools/Browser.ts';
import { everyRow } from '../tools/everyRow.ts';
import { startApi, type Member } from '../tools/startApi.ts';
import type { Target } from './target.ts';

/** The API as a target of the suite, and its end. */
export type ApiTarget = Target & { stop(): Promise<void> };

/** The jobs that move money of their own accord, by the names of the scheduler. */
const MONEY_JOBS = ['weekly-sweep', 'threshold-sweep', 'stake-maturity'];

/** What is sent there leaves a household as it was. */
const MESSAGES = new Set(['/api/contact', '/api/notifications/test']);

/**
 * Starts over by somebody new: a household is made in one go, where wiping one would have to know
 * every table. One that nothing was written to is used again.
 */
export async function startApiTarget(database?: Database): Promise<ApiTarget> {
  const api = await startApi({}, database);
  const browser = new Browser(api.origin);
  let member: Member | undefined;
  let isTouched = true;
  const reset = async () => {
    if (isTouched) member = await api.join('ada');
    isTouched = false;
    browser.forget();
    if (member) browser.take(member.cookie);
  };
  return {
    bank: api.deps.config.bank.segment,
    async fetch(path, init = {}) {
      const response = await browser.fetch(path, init);
      const isWrite = (init.method ?? 'GET') !== 'GET' && response.ok;
      const hasKey = new Headers(init.headers).has('Idempotency-Key');
      if (isWrite && (hasKey || !MESSAGES.has(path))) isTouched = true;
      return response;
    },
    reset,
    async runJobs(at) {
      isTouched = true;
      for (const job of scheduledJobs) {
        if (MONEY_JOBS.includes(job.name)) await runJob(job, api.deps, at);
      }
    },
    snapshot: () => everyRow(api.deps.database),
    async signInElsewhere() {
      isTouched = true;
      if (!member) throw new Error('Nobody is signed in.');
      const cookie = `dime_time_session=${await api.deps.sessions.start(member.userId)}`;
      return async () =>
        (await fetch(`${api.origin}/api/user`, { headers: { Cookie: cookie } })).ok;
    },
    async signIn() {
      isTouched = true;
      return browser.goThrough('/api/login', { person: 'ada' });
    },
    async signOut() {
      isTouched = true;
      return browser.goThrough('/api/logout');
    },
    stop: () => api.stop(),
  };
}
