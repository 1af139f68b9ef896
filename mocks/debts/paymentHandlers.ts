import { formatUsd } from '@dime-time/finance-core/money';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { payByHand } from './payDebt.ts';
import { listPayments, undoPayment } from './undoPayment.ts';
import type { World } from '../backend/createMockBackend.ts';

export function paymentHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getPayments', () => listPayments(world.state, world.now())),
    answer(world, 'createPayment', ({ body }) => payByHand(world.state, body, world.now())),
    answer(world, 'createAcceleratedPayment', ({ body }) => {
      const payment = payByHand(world.state, { ...body, source: 'accelerated' }, world.now());
      return { message: `Successfully paid ${formatUsd(payment.amount)}`, payment };
    }),
    answer(world, 'undoPayment', ({ id }) => {
      undoPayment(world.state, id, world.now());
      return undefined;
    }),
  ];
}
