import { answerPlanVersions } from '@dime-time/finance-core/server';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';
import { momentOf } from '../store/moment.ts';
import type { StoredPlan } from '../store/state.ts';
import { readPlan, savePlan } from './savePlan.ts';

export function planHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getPlan', () => readPlan(backend.state, momentOf(backend))),
    answer(backend, 'putPlan', ({ body }) => savePlan(backend.state, body, momentOf(backend))),
    answer(backend, 'getPlanVersions', () =>
      answerPlanVersions(backend.state.plans, backend.state.debts).map(
        ({ basis: _basis, ...version }: StoredPlan) => version,
      ),
    ),
  ];
}
