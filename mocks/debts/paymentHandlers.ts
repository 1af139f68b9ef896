import { formatUsd } from '@dime-time/finance-core/money';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { momentOf } from '../store/moment.ts';
import { payByHand } from './payDebt.ts';
import { listPayments, undoPayment } from './undoPayment.ts';
import type { MockBackend } from '../http/mockBackend.ts';

export function paymentHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getPayments', () => listPayments(backend.state, backend.now())),
    answer(backend, 'createPayment', ({ body }) =>
      payByHand(backend.state, body, momentOf(backend)),
    ),
    answer(backend, 'createAcceleratedPayment', ({ body }) => {
      const payment = payByHand(
        backend.state,
        { ...body, source: 'accelerated' },
        momentOf(backend),
      );
      return { message: `Successfully paid ${formatUsd(payment.amount)}`, payment };
    }),
    answer(backend, 'undoPayment', ({ id }) => {
      undoPayment(backend.state, id, backend.now());
      return undefined;
    }),
  ];
}
