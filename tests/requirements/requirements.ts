import { CALLS } from './calls.ts';
import { FIGURES, LOOKS } from './constants.ts';
import { ENTITIES } from './entities.ts';
import { FORM_MESSAGES } from './formMessages.ts';
import { FORMULAS } from './formulas.ts';
import { LANDING, STATIC_PAGES } from './landing.ts';
import { OTHER_MESSAGES } from './messages.ts';
import { DASHBOARD, DEBTS, TRANSACTIONS } from './money.ts';
import { CRYPTO_TO_BANKING, QR_TO_NOTIFICATIONS } from './pages.ts';
import { NAVIGATION, PRODUCT, ROUTING } from './product.ts';
import type { Requirement } from './requirement.ts';
import { SIGN_UP, TOKEN } from './signUpAndToken.ts';
import { STATES } from './states.ts';
import { VALIDATION } from './validation.ts';

/** Everything the specification asks for, in its order, with the tests that show it. */
export const REQUIREMENTS: readonly Requirement[] = [
  ...PRODUCT,
  ...ROUTING,
  ...NAVIGATION,
  ...LANDING,
  ...DASHBOARD,
  ...TRANSACTIONS,
  ...DEBTS,
  ...CRYPTO_TO_BANKING,
  ...QR_TO_NOTIFICATIONS,
  ...STATIC_PAGES,
  ...SIGN_UP,
  ...TOKEN,
  ...ENTITIES,
  ...STATES,
  ...VALIDATION,
  ...CALLS,
  ...FORM_MESSAGES,
  ...OTHER_MESSAGES,
  ...FORMULAS,
  ...LOOKS,
  ...FIGURES,
];
