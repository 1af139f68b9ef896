import type { CalendarDay, Cents, Household } from '@dime-time/finance-core';
import { debtTermsNow, nextDueDate } from '@dime-time/finance-core';
import { useMemo } from 'react';
import { Money, useMoneyText } from '../../money/index.ts';
import { householdForecast, householdOf } from '../PayoffEstimate/householdForecast.ts';
import type { PayoffDebt } from '../PayoffEstimate/payoffForecast.ts';
import { Disclosure } from '../../primitives/index.ts';
import { boostWords } from './boostWords.ts';
import { boostEstimate } from './PaymentBoost.model.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { paymentBoostWords } from '../words/paymentBoost.ts';
import * as styles from './PaymentBoost.css.ts';
import { useToday } from '../../theme/Clock.ts';

export interface BoostEstimateViewProps {
  /** The debt to pay. */
  debt: PayoffDebt;
  /** Today’s date. */
  today: CalendarDay | undefined;
  /** The debt’s household; without it, only the debt. */
  household: Household | undefined;
  /** The payment whose effect is shown. */
  amount: Cents;
  /** The ID of the heading that names the debt. */
  debtHeadingId: string | undefined;
}

/**
 * The effect of a boost: the simple estimate, the estimate with interest beside it, and why they
 * differ.
 */
export function BoostEstimateView({
  debt,
  today: givenDay,
  household: shared,
  amount,
  debtHeadingId,
}: BoostEstimateViewProps) {
  const words = useWords(paymentBoostWords);
  const money = useMoneyText();
  const formats = useFormats();
  const today = useToday(givenDay);
  const household = useMemo(() => householdOf(debt, today, shared), [debt, today, shared]);
  const estimate = useMemo(() => boostEstimate(debt, amount, household), [debt, amount, household]);
  const { monthlyPayment } = householdForecast(household);
  const { interestRate } = debtTermsNow(debt, today);
  const dueOn = debt.dueDate === undefined ? undefined : nextDueDate(debt.dueDate, today);
  const boost = { debt, interestRate, amount, estimate, monthlyPayment, dueOn };
  const texts = boostWords(boost, money, words, formats);
  return (
    <div>
      <dl data-part="payment-boost-estimate" className={styles.estimate}>
        <div>
          <dt data-part="payment-boost-estimate-label" className={styles.estimateLabel}>
            {rich(words.simple, { amount: <Money amount={amount} cents="when-needed" /> })}
          </dt>
          <dd data-part="payment-boost-estimate-value" className={styles.estimateValue}>
            {texts.simple}
          </dd>
        </div>
        <div>
          <dt data-part="payment-boost-estimate-label" className={styles.estimateLabel}>
            {texts.withInterestLabel}
          </dt>
          <dd data-part="payment-boost-estimate-value" className={styles.estimateValue}>
            {texts.withInterest}
          </dd>
        </div>
      </dl>
      <Disclosure lines={texts.why} summaryDescribedBy={debtHeadingId} />
    </div>
  );
}
