import { userRoutes } from './account/index.ts';
import { bankRoutes } from './banking/index.ts';
import { calendarAddressRoutes } from './calendar/index.ts';
import { cryptoRoutes } from './crypto/index.ts';
import { dashboardRoutes } from './dashboard/index.ts';
import { debtRoutes } from './debts/index.ts';
import type { Deps } from './deps.ts';
import type { Route } from './http/route.ts';
import { messageRoutes } from './marketing/index.ts';
import { roundUpSettingsRoutes } from './round-ups/index.ts';
import { tokenRoutes } from './token/index.ts';
import { transactionRoutes } from './transactions/index.ts';

/** Every call of the contract. */
export const routes: readonly Route<Deps>[] = [
  ...userRoutes,
  ...dashboardRoutes,
  ...transactionRoutes,
  ...debtRoutes,
  ...calendarAddressRoutes,
  ...roundUpSettingsRoutes,
  ...cryptoRoutes,
  ...bankRoutes,
  ...messageRoutes,
  ...tokenRoutes,
];
