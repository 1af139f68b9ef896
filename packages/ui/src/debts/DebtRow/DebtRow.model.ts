import { aprFromPercent, type Apr } from '@dime-time/finance-core';

/** From this rate on, a debt grows fast enough to be marked: 20%, about that of a credit card. */
const HIGH_RATE = aprFromPercent(20);

/** Whether a rate is marked as high, from 20% on. */
export function isHighRate(rate: Apr): boolean {
  return rate >= HIGH_RATE;
}
