import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { addDebt } from './addDebt.ts';
import {
  closeDebt,
  correctDebtBalance,
  deleteDebt,
  reopenDebt,
  toDebt,
  updateDebt,
} from './editDebt.ts';
import { momentOf } from '../store/moment.ts';
import type { StoredDebt } from '../store/state.ts';
import type { MockBackend } from '../http/mockBackend.ts';

export function debtHandlers(backend: MockBackend): HttpHandler[] {
  const tell = (debt: StoredDebt) => toDebt(backend.state, debt, momentOf(backend));
  return [
    answer(backend, 'getDebts', () => backend.state.debts.map(tell)),
    answer(backend, 'createDebt', ({ body }) =>
      tell(addDebt(backend.state, body, momentOf(backend))),
    ),
    answer(backend, 'updateDebt', ({ id, body }) => tell(updateDebt(backend.state, id, body))),
    answer(backend, 'correctDebtBalance', ({ id, body }) =>
      tell(correctDebtBalance(backend.state, id, body, momentOf(backend))),
    ),
    answer(backend, 'closeDebt', ({ id }) => tell(closeDebt(backend.state, id))),
    answer(backend, 'reopenDebt', ({ id }) => tell(reopenDebt(backend.state, id))),
    answer(backend, 'deleteDebt', ({ id }) => {
      deleteDebt(backend.state, id);
      return undefined;
    }),
  ];
}
