import { formatUsd } from '@dime-time/finance-core/money';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { payDebt } from '../rules/payDebt.ts';
import type { World } from '../world.ts';

export function paymentHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getPayments', () => world.state.payments),
    answer(world, 'createPayment', ({ body }) => payDebt(world.state, body, world.now())),
    answer(world, 'createAcceleratedPayment', ({ body }) => {
      const payment = payDebt(world.state, { ...body, source: 'accelerated' }, world.now());
      return { message: `Successfully paid ${formatUsd(payment.amount)}`, payment };
    }),
  ];
}
