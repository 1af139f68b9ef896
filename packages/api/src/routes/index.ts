import type { Route } from '../http/route.ts';
import { bankRoutes } from './bank.ts';
import { cryptoRoutes } from './crypto.ts';
import { dashboardSummaryRoutes } from './dashboardSummary.ts';
import { debtRoutes } from './debts.ts';
import { messageRoutes } from './messages.ts';
import { paymentRoutes } from './payments.ts';
import { roundUpSettingsRoutes } from './roundUpSettings.ts';
import { serviceStatusRoutes } from './serviceStatus.ts';
import { tokenRoutes } from './token.ts';
import { transactionRoutes } from './transactions.ts';
import { userRoutes } from './user.ts';

/** Every call of the contract. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...dashboardSummaryRoutes,
  ...transactionRoutes,
  ...debtRoutes,
  ...paymentRoutes,
  ...roundUpSettingsRoutes,
  ...cryptoRoutes,
  ...serviceStatusRoutes,
  ...bankRoutes,
  ...messageRoutes,
  ...tokenRoutes,
];
