import { isCollecting, type Instant } from '@dime-time/finance-core';
import { purchaseFromBankRow, purchasesFromBankRows } from '@dime-time/finance-core/bank';
import { UNCATEGORIZED, type BankTransaction } from '@dime-time/finance-core/contract';
import { isAfterRoundUpStart, isFromOff } from '@dime-time/finance-core/household';
import type { MockState, StoredTransaction } from '../store/state.ts';
import type { Moment } from '../store/moment.ts';

/** Since when the purchases of an account are rounded up, and how. */
export interface RoundUpRule extends Pick<
  MockState,
  'settings' | 'roundUpsSince' | 'switchedOnAt'
> {
  readonly linkedAt: Instant;
}

/**
 * The purchases among bank rows, each rounded up by the settings, newest first. Purchases from before
 * the account was linked, or before round-ups were switched on, are not rounded up but offered.
 */
export function transactionsFromRows(
  rows: readonly BankTransaction[],
  { settings, roundUpsSince, switchedOnAt, linkedAt }: RoundUpRule,
  { now, timeZone }: Moment,
): StoredTransaction[] {
  const isOn = isCollecting(settings, now);
  const enabledAt = roundUpsSince ?? undefined;
  const { isEnabled: isSwitchedOn } = settings;
  const onOff = { isEnabled: isSwitchedOn, switchedOnAt: switchedOnAt ?? undefined, timeZone };
  return purchasesFromBankRows(rows)
    .map((row) => {
      const moment = row.datetime === undefined ? { day: row.date } : { at: row.datetime };
      const isLinked = isAfterRoundUpStart(moment, { linkedAt, enabledAt: undefined, timeZone });
      const isEnabled =
        isOn && isLinked && isAfterRoundUpStart(moment, { linkedAt, enabledAt, timeZone });
      const purchase = purchaseFromBankRow(row, { ...settings, isEnabled });
      return {
        id: `t_${row.account_id}_${row.transaction_id}`,
        ...purchase,
        category: purchase.category ?? UNCATEGORIZED,
        accountId: row.account_id,
        ...(isLinked ? {} : { isEarlier: true }),
        ...(isLinked && isFromOff(moment, onOff) ? { isEarlier: true, isFromOff: true } : {}),
      };
    })
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
