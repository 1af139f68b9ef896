import { calendarPath } from '@dime-time/finance-core/contract';
import { CALENDAR_LOCALES, householdCalendar, problemAnswer } from '@dime-time/finance-core/server';
import { HttpResponse, http, type HttpHandler } from 'msw/http';
import { dashboardSummary } from '../dashboard/index.ts';
import { toDebt } from '../debts/index.ts';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';
import { problem } from '../http/problem.ts';
import { momentOf } from '../store/moment.ts';

export function calendarHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getCalendarAddress', ({ url }) => ({ url: addressOf(backend, url) })),
    answer(backend, 'renewCalendarAddress', ({ url }) => {
      backend.state.calendarSecret = crypto.randomUUID();
      return { url: addressOf(backend, url) };
    }),
    http.get('*/api/calendar/:file', ({ request, params }) => {
      const { state } = backend;
      const isKnown =
        state.calendarSecret !== null && params['file'] === `${state.calendarSecret}.ics`;
      if (!isKnown) return problem(problemAnswer('not-found'));
      return new HttpResponse(calendarOf(backend, new URL(request.url)), {
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Cache-Control': 'private, no-store',
        },
      });
    }),
  ];
}

function addressOf({ state }: MockBackend, { origin }: URL): string | null {
  return state.calendarSecret && `${origin}${calendarPath(state.calendarSecret)}`;
}

function calendarOf(backend: MockBackend, url: URL): string {
  const { state } = backend;
  const moment = momentOf(backend);
  const locale = CALENDAR_LOCALES.find((one) => one === url.searchParams.get('lang')) ?? 'en-US';
  const debts = state.debts.map((debt) => toDebt(state, debt, moment));
  return householdCalendar(debts, dashboardSummary(state, moment), {
    userId: state.user.id,
    ...moment,
    locale,
    productName: 'Dime Time',
  });
}
