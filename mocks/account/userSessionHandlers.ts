import { refusals } from '@dime-time/finance-core/server';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';

/** The calls about the sessions of the user. */
export function userSessionHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getSessions', ({ backend: { state } }) =>
      state.sessions
        .map((session) => (session.current ? { ...session, lastUsedAt: backend.now() } : session))
        .toSorted(
          (a, b) =>
            Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
        ),
    ),
    answer(backend, 'endSession', ({ backend: { state }, id }) => {
      const session = state.sessions.find((each) => each.id === id);
      if (!session) throw refusals.noSuchSession();
      if (session.current) throw refusals.sessionInUse();
      state.sessions = state.sessions.filter((each) => each !== session);
      return undefined;
    }),
    answer(backend, 'endOtherSessions', ({ backend: { state } }) => {
      state.sessions = state.sessions.filter(({ current }) => current);
      return undefined;
    }),
  ];
}
