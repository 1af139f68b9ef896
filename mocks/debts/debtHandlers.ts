import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { addDebt } from './addDebt.ts';
import {
  closeDebt,
  correctDebtBalance,
  deleteDebt,
  reopenDebt,
  tellDebt,
  updateDebt,
} from './editDebt.ts';
import { momentOf } from '../store/moment.ts';
import type { HouseholdDebt } from '../store/state.ts';
import type { World } from '../backend/createMockBackend.ts';

export function debtHandlers(world: World): HttpHandler[] {
  const tell = (debt: HouseholdDebt) => tellDebt(world.state, debt, momentOf(world));
  return [
    answer(world, 'getDebts', () => world.state.debts.map(tell)),
    answer(world, 'createDebt', ({ body }) => tell(addDebt(world.state, body, momentOf(world)))),
    answer(world, 'updateDebt', ({ id, body }) => tell(updateDebt(world.state, id, body))),
    answer(world, 'correctDebtBalance', ({ id, body }) =>
      tell(correctDebtBalance(world.state, id, body, momentOf(world))),
    ),
    answer(world, 'closeDebt', ({ id }) => tell(closeDebt(world.state, id))),
    answer(world, 'reopenDebt', ({ id }) => tell(reopenDebt(world.state, id))),
    answer(world, 'deleteDebt', ({ id }) => {
      deleteDebt(world.state, id);
      return undefined;
    }),
  ];
}
