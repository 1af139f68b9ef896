import { formatUsd } from '@dime-time/finance-core/money';
import { readRoute, writeRoute, type Route } from '../http/route.ts';
import { listPayments, payDebt, undoPayment } from '../rules/index.ts';

export const paymentRoutes: readonly Route[] = [
  readRoute('getPayments', listPayments),
  writeRoute('createPayment', payDebt),
  writeRoute('createAcceleratedPayment', async (tx, household, body) => {
    const payment = await payDebt(tx, household, { ...body, source: 'accelerated' });
    return { message: `Successfully paid ${formatUsd(payment.amount)}`, payment };
  }),
  writeRoute('undoPayment', undoPayment),
];
