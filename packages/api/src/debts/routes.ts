import { formatUsd } from '@dime-time/finance-core/money';
import { readRoute, type Route, writeRoute } from '../http/route.ts';
import { addDebt } from './addDebt.ts';
import { closeDebt, reopenDebt } from './closeDebt.ts';
import { correctDebtBalance } from './correctDebtBalance.ts';
import { deleteDebt } from './deleteDebt.ts';
import { listDebts } from './listDebts.ts';
import { listPayments } from './listPayments.ts';
import { listPlanVersions } from './listPlanVersions.ts';
import { payDebt } from './payDebt.ts';
import { readPlan } from './readPlan.ts';
import { savePlan } from './savePlan.ts';
import { undoPayment } from './undoPayment.ts';
import { updateDebt } from './updateDebt.ts';

export const debtRoutes: readonly Route[] = [
  readRoute('getDebts', listDebts),
  writeRoute('createDebt', addDebt),
  writeRoute('updateDebt', updateDebt),
  writeRoute('correctDebtBalance', correctDebtBalance),
  writeRoute('closeDebt', closeDebt),
  writeRoute('reopenDebt', reopenDebt),
  writeRoute('deleteDebt', deleteDebt),
  readRoute('getPayments', listPayments),
  writeRoute('createPayment', payDebt),
  writeRoute('createAcceleratedPayment', async (tx, household, body) => {
    const payment = await payDebt(tx, household, { ...body, source: 'accelerated' });
    return { message: `Successfully paid ${formatUsd(payment.amount)}`, payment };
  }),
  writeRoute('undoPayment', undoPayment),
  readRoute('getPlan', readPlan),
  writeRoute('putPlan', savePlan),
  readRoute('getPlanVersions', listPlanVersions),
];
