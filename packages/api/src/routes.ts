import type { Route } from './http/route.ts';
import { bankRoutes } from './banking/routes.ts';
import { cryptoRoutes } from './crypto/routes.ts';
import { dashboardSummaryRoutes } from './dashboard/routes.ts';
import { debtRoutes } from './debts/routes.ts';
import { messageRoutes } from './marketing/routes.ts';
import { paymentRoutes } from './debts/payments.routes.ts';
import { roundUpSettingsRoutes } from './round-ups/routes.ts';
import { serviceStatusRoutes } from './crypto/serviceStatus.routes.ts';
import { tokenRoutes } from './token/routes.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { userRoutes } from './account/routes.ts';

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
