import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { addDebt } from '../rules/addDebt.ts';
import type { World } from '../world.ts';

export function debtHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getDebts', () => world.state.debts),
    answer(world, 'createDebt', ({ body }) => addDebt(world.state, body)),
  ];
}
