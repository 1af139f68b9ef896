import {
  parseTypedAmount,
  type CalendarDay,
  type Cents,
  type Household,
} from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { notices, validateBoost } from '@dime-time/finance-core/validate';
import { Zap } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type FormEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { settle, type ActionResult } from '../../actionResult.ts';
import { amountWanted } from '../../amountWanted.ts';
import { isSamePayment, type DebtPayment } from '../../debtPayment.ts';
import { useMoneyText } from '../../useMoneyText.ts';
import { useNotice } from '../../useNotice.ts';
import { useSingleFlight } from '../../useSingleFlight.ts';
import { isUntold, useUnanswered } from '../../useUnanswered.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Money } from '../Money/index.ts';
import { MoneyField } from '../MoneyField/index.ts';
import { BoostEstimateView } from './BoostEstimateView.tsx';
import { UnknownPayment } from '../UnknownPayment/index.ts';
import { boostPresets, exampleAmount } from './PaymentBoost.model.ts';
import * as styles from './PaymentBoost.css.ts';

/** Pays an amount on a debt at once, and tells how that went. */
export type BoostAction = (payment: DebtPayment) => Promise<ActionResult>;

export interface PaymentBoostProps extends HostProps<'div', 'children'> {
  /** The debt that is paid. */
  debt: Debt;
  /** The day that counts as today, for the estimate. */
  today: CalendarDay;
  /**
   * The household the debt is one of, in whose forecast the payment is looked at.
   * @default the debt alone, at its minimum payment
   */
  household?: Household | undefined;
  /** Pays at once; a preset calls it on one tap, and never twice while it is under way. */
  onBoost: BoostAction;
  /**
   * The boosts that were sent and not answered, of all debts; those on this one are shown until they
   * are settled.
   * @default what this panel sent itself, as long as it is on the page
   */
  unanswered?: readonly DebtPayment[] | undefined;
  /**
   * The id of the heading that names the debt: it describes every control, so that one read on its own
   * says what it pays.
   * @default none
   */
  debtHeadingId?: string | undefined;
}

/** What a payment was asked for with. */
type Asked = 'preset' | 'field' | 'retry';

/** Pays a little extra on one debt: four amounts on one tap, or any other. */
export const PaymentBoost = forwardRef<HTMLDivElement, PaymentBoostProps>(function PaymentBoost(
  { debt, today, household, onBoost, unanswered: kept, debtHeadingId, className, ...rest },
  ref,
) {
  const titleId = useId();
  const notice = useNotice();
  const money = useMoneyText();
  const custom = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const [paying, setPaying] = useState<{ amount: Cents; asked: Asked }>();
  const [unanswered, note] = useUnanswered(kept, isSamePayment);
  const owed = debt.currentBalance > 0;

  const [pending, pay] = useSingleFlight(async (amount: Cents, asked: Asked) => {
    const payment = { debtId: debt.id, amount };
    setPaying({ amount, asked });
    const result = await settle(onBoost(payment));
    setPaying(undefined);
    note(payment, result);
    if (isUntold(result)) return;
    if (!result.ok) return notice(notices.boostFailed(result.message));
    // Something else may have been typed since.
    if (asked !== 'preset') setText((last) => (parseTypedAmount(last) === amount ? '' : last));
    notice(notices.boostPaid(result.amount ?? amount, result.message), result.undo);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = validateBoost({ amount: text }, debt);
    if (checked.ok) return pay(checked.value.amount, 'field');
    notice(checked.notice);
    setRefused(true);
    custom.current?.focus();
  };

  return (
    <div
      {...rest}
      ref={ref}
      className={classes(styles.panel, className)}
      role="group"
      aria-labelledby={titleId}
    >
      <div>
        <Heading level={4} id={titleId} className={styles.title}>
          <Zap className={styles.icon} size={18} aria-hidden="true" />
          One-Tap Payment Boost
        </Heading>
        <p className={styles.intro}>
          {owed
            ? 'One tap pays it toward this debt.'
            : 'This debt is paid off. There is nothing left to boost.'}
        </p>
      </div>
      <ul className={styles.presets}>
        {boostPresets(debt.currentBalance).map(({ amount, exceedsBalance }) => (
          <li key={amount} className={styles.preset}>
            <Button
              stretch
              variant="outline"
              tone="neutral"
              disabled={pending || exceedsBalance}
              pending={paying?.amount === amount && paying.asked === 'preset'}
              pendingLabel="Processing"
              aria-describedby={describedBy(
                debtHeadingId,
                exceedsBalance && `${titleId}-${amount}`,
              )}
              onClick={() => pay(amount, 'preset')}
            >
              <Money amount={amount} cents="when-needed" masked={false} />
            </Button>
            {exceedsBalance && (
              <span id={`${titleId}-${amount}`} className={styles.exceeds}>
                Exceeds balance
              </span>
            )}
          </li>
        ))}
      </ul>
      <form className={styles.custom} noValidate onSubmit={submit}>
        <MoneyField
          ref={custom}
          className={styles.amount}
          label="Custom amount"
          value={text}
          onChange={(typed) => {
            setText(typed);
            setRefused(false);
          }}
          max={debt.currentBalance}
          disabled={!owed}
          aria-describedby={debtHeadingId}
          error={refused && amountWanted(debt.currentBalance, money)}
        />
        <Button
          type="submit"
          className={styles.pay}
          variant="outline"
          tone="neutral"
          disabled={pending || !owed}
          pending={paying?.asked === 'field'}
          pendingLabel="Processing"
          aria-describedby={debtHeadingId}
        >
          Pay
        </Button>
      </form>
      {unanswered
        .filter(({ debtId }) => debtId === debt.id)
        .map(({ amount }) => (
          <UnknownPayment
            key={amount}
            amount={amount}
            retrying={pending}
            onRetry={() => pay(amount, 'retry')}
          />
        ))}
      {owed && (
        <BoostEstimateView
          debt={debt}
          today={today}
          household={household}
          amount={exampleAmount(debt, text)}
          debtHeadingId={debtHeadingId}
        />
      )}
    </div>
  );
});

function describedBy(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
