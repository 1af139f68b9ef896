import { readRoute, writeRoute, type Route } from '../http/route.ts';
import {
  addDebt,
  closeDebt,
  correctDebtBalance,
  deleteDebt,
  listDebts,
  reopenDebt,
  updateDebt,
} from '../rules/index.ts';

export const debtRoutes: readonly Route[] = [
  readRoute('getDebts', listDebts),
  writeRoute('createDebt', addDebt),
  writeRoute('updateDebt', updateDebt),
  writeRoute('correctDebtBalance', correctDebtBalance),
  writeRoute('closeDebt', closeDebt),
  writeRoute('reopenDebt', reopenDebt),
  writeRoute('deleteDebt', deleteDebt),
];
