import { readRoute, writeRoute, type Route } from '../http/route.ts';
import { addDebt, listDebts } from '../rules/index.ts';

export const debtRoutes: readonly Route[] = [
  readRoute('getDebts', listDebts),
  writeRoute('createDebt', addDebt),
];
