import { parseTypedAmount, type Cents, type Household } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { validateBoost } from '@dime-time/finance-core/validation';
import { Zap } from 'lucide-react';
import { forwardRef, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import {
  type ActionResult,
  Button,
  Heading,
  isIndeterminate,
  settle,
  useUnconfirmedSubmissions,
  useSingleFlight,
} from '../../primitives/index.ts';
import {
  exceedsAvailable,
  isSamePayment,
  type DebtPayment,
  type UnconfirmedPayment,
} from '../debtPayment.ts';
import { usePaymentWords } from '../usePaymentWords.ts';
import type { RoundUpPurse } from '../../round-ups/index.ts';
import { MoneyField } from '../../money/index.ts';
import { PaymentReview } from '../PaymentReview/PaymentReview.tsx';
import { BoostEstimateView } from './BoostEstimateView.tsx';
import { BoostIntro } from './BoostIntro.tsx';
import { BoostPresets } from './BoostPresets.tsx';
import type { PayoffEstimateProps } from '../PayoffEstimate/PayoffEstimate.tsx';
import { UnknownPayments } from '../UnknownPayment/UnknownPayments.tsx';
import { useHeldPayment } from '../UnknownPayment/useUnconfirmedPayments.ts';
import { useBoostNotices } from './useBoostNotices.ts';
import { exampleAmount } from './PaymentBoost.model.ts';
import { useWords } from '../../words/index.ts';
import { paymentBoostWords } from '../words/paymentBoost.ts';
import * as styles from './PaymentBoost.css.ts';

/** Pays an amount on a debt immediately and returns the result. */
export type BoostAction = (payment: DebtPayment) => Promise<ActionResult>;

export interface PaymentBoostProps
  extends HostProps<'div', 'children'>, Pick<PayoffEstimateProps, 'today'> {
  /** The debt to pay. */
  debt: Debt;
  /**
   * The debt’s household, whose forecast shows the effect of the payment.
   * @default only this debt, at its minimum payment
   */
  household?: Household | undefined;
  /**
   * The household’s purse, if the server keeps one: it names the account that pays, and a boost
   * above its balance is reviewed first.
   * @default none: no account is named, and every boost is paid immediately
   */
  purse?: RoundUpPurse | undefined;
  /**
   * Pays immediately; a preset calls it with a single tap, and never twice while a payment is in
   * progress.
   */
  onBoost: BoostAction;
  /**
   * Unconfirmed payments of any control, on all debts; those on this one are shown until they are
   * settled.
   * @default what this panel sent itself, while it is mounted
   */
  unanswered?: readonly UnconfirmedPayment[] | undefined;
  /**
   * The ID of the heading that names the debt. It describes every control, so that each makes sense
   * when read on its own.
   * @default none
   */
  debtHeadingId?: string | undefined;
}

/** The request behind a payment. */
type RequestSource = 'preset' | 'field' | 'retry';

/** Pays a little extra on one debt: four amounts in a single tap, or any other. */
export const PaymentBoost = forwardRef<HTMLDivElement, PaymentBoostProps>(function PaymentBoost(
  {
    debt,
    today,
    household,
    purse,
    onBoost,
    unanswered: controlled,
    debtHeadingId,
    className,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const notices = useBoostNotices();
  const words = useWords(paymentBoostWords);
  const texts = usePaymentWords();
  const custom = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const [paying, setPaying] = useState<{ amount: Cents; requestedBy: RequestSource }>();
  const [unanswered, record] = useUnconfirmedSubmissions(controlled, isSamePayment);
  const { held, request: requestPayment, release } = useHeldPayment(unanswered);
  const [reviewed, setReviewed] = useState<{
    payment: UnconfirmedPayment;
    requestedBy: RequestSource;
  }>();
  const wasReviewing = useRef(false);
  const owed = debt.currentBalance > 0;
  useEffect(() => {
    if (wasReviewing.current && !reviewed) custom.current?.focus();
    wasReviewing.current = reviewed !== undefined;
  }, [reviewed]);
  const send = async (payment: UnconfirmedPayment, requestedBy: RequestSource) => {
    const { amount, onRetry } = payment;
    setPaying({ amount, requestedBy });
    release();
    const result = await settle(onRetry?.() ?? onBoost({ debtId: debt.id, amount }));
    setPaying(undefined);
    setReviewed(undefined);
    record(payment, result);
    if (isIndeterminate(result)) return;
    if (!result.ok) return notices.failed(result.message);
    // Something else may have been typed since.
    if (requestedBy !== 'preset')
      setText((last) => (parseTypedAmount(last) === amount ? '' : last));
    notices.paid(result.amount ?? amount, result, purse);
  };
  const [pending, pay] = useSingleFlight(send);
  const request = (amount: Cents, requestedBy: RequestSource) =>
    requestPayment({ debtId: debt.id, amount }, (payment) =>
      exceedsAvailable(amount, purse)
        ? setReviewed({ payment, requestedBy })
        : pay(payment, requestedBy),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = validateBoost({ amount: text }, debt);
    if (checked.ok) return request(checked.value.amount, 'field');
    notices.invalid();
    setRefused(true);
    custom.current?.focus();
  };

  const panel = {
    ...rest,
    ref,
    className: classes(styles.panel, className),
    role: 'group',
    'aria-labelledby': titleId,
  };
  const title = (
    <Heading data-part="payment-boost-title" level={4} id={titleId} className={styles.title}>
      <Zap data-part="payment-boost-icon" className={styles.icon} size={18} aria-hidden="true" />
      {words.title}
    </Heading>
  );
  if (reviewed && purse?.account?.available !== undefined) {
    return (
      <div data-part="payment-boost" {...panel}>
        {title}
        <PaymentReview
          amount={reviewed.payment.amount}
          debtName={debt.name}
          account={purse.account}
          available={purse.account.available}
          paidLately={purse.paidLately}
          headingLevel={5}
          pending={pending}
          onConfirm={() => pay(reviewed.payment, reviewed.requestedBy)}
          onEdit={() => setReviewed(undefined)}
        />
      </div>
    );
  }
  return (
    <div data-part="payment-boost" {...panel}>
      <div>
        {title}
        <BoostIntro owed={owed} purse={purse} />
      </div>
      <BoostPresets
        debt={debt}
        disabled={pending}
        paid={paying?.requestedBy === 'preset' ? paying.amount : undefined}
        debtHeadingId={debtHeadingId}
        onChoose={(amount) => request(amount, 'preset')}
      />
      <form data-part="payment-boost-form" className={styles.custom} noValidate onSubmit={submit}>
        <MoneyField
          ref={custom}
          className={styles.amount}
          label={words.amount}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setRefused(false);
            release();
          }}
          max={debt.currentBalance}
          disabled={!owed}
          aria-describedby={debtHeadingId}
          error={refused && texts.amountRange(debt.currentBalance)}
        />
        <Button
          data-part="payment-boost-submit"
          type="submit"
          className={styles.pay}
          variant="outline"
          tone="neutral"
          disabled={pending || !owed}
          pending={paying?.requestedBy === 'field'}
          pendingLabel={words.pending}
          aria-describedby={debtHeadingId}
        >
          {words.submit}
        </Button>
      </form>
      <UnknownPayments
        payments={unanswered.filter(({ debtId }) => debtId === debt.id)}
        pending={pending}
        held={held}
        onRetry={(payment) => pay(payment, 'retry')}
      />
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
