import { CALENDAR_PATH } from '@dime-time/finance-core/contract';
import {
  CALENDAR_LOCALES,
  householdCalendar,
  type CalendarLocale,
} from '@dime-time/finance-core/server';
import { Hono } from 'hono';
import { readDashboardSummary } from '../dashboard/index.ts';
import type { CoreDeps } from '../db/index.ts';
import { listDebts } from '../debts/index.ts';
import type { HonoEnv } from '../http/honoEnv.ts';
import { problem } from '../http/problem.ts';
import type { RateLimits } from '../http/rateLimits.ts';
import type { RequestContext } from '../ledger/index.ts';
import { findCalendar } from './calendarAddress.ts';

type CalendarDeps = Pick<CoreDeps, 'config' | 'database' | 'clock'>;

const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Cache-Control': 'private, no-store',
};

/**
 * The calendar that a calendar app subscribes to. It needs no session: the
 * secret of its address is enough. Every other address has the same answer.
 */
export function calendarRoutes(
  deps: CalendarDeps,
  limits: Pick<RateLimits, 'checkCalendar'>,
): Hono<HonoEnv> {
  return new Hono<HonoEnv>()
    .get('/api/calendar/:file', async (context) => {
      // The log names the pattern: the path holds the secret.
      context.set('route', CALENDAR_PATH);
      const { db } = deps.database;
      const user = await findCalendar(db, secretOf(context.req.param('file')));
      if (!user) return problem('not-found');
      const tooMany = await limits.checkCalendar(user.userId);
      if (tooMany) return tooMany;
      const locale = localeOf(context.req.query('lang'));
      return context.body(await write(deps, { ...user, now: deps.clock() }, locale), 200, HEADERS);
    })
    .all('/api/calendar/:file', (context) => {
      context.set('route', CALENDAR_PATH);
      return problem('method-not-allowed', { Allow: 'GET' });
    });
}

async function write(
  { config, database }: CalendarDeps,
  household: RequestContext,
  locale: CalendarLocale,
): Promise<string> {
  const debts = await listDebts(database.db, household);
  const summary = await readDashboardSummary(database.db, household);
  const { productName } = config;
  return householdCalendar(debts, summary, { ...household, locale, productName });
}

/** What stands before `.ics`; empty where the name has another end. */
function secretOf(file: string): string {
  return /^(.*)\.ics$/.exec(file)?.[1] ?? '';
}

function localeOf(lang: string | undefined): CalendarLocale {
  return CALENDAR_LOCALES.find((locale) => locale === lang) ?? CALENDAR_LOCALES[0];
}
