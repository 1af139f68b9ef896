import { paidOff, type CalendarDay, type Household } from '@dime-time/finance-core';
import { addCents, ZERO_CENTS } from '@dime-time/finance-core/money';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { useId } from 'react';
import { Money, useMoneyText } from '../../money/index.ts';
import {
  Card,
  dataOr,
  Disclosure,
  Link,
  type Loadable,
  ProgressMeter,
  Section,
  Stack,
  Text,
} from '../../primitives/index.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { debtCardModel } from '../DebtCard/DebtCard.model.ts';
import { DebtFacts } from '../DebtCard/DebtFacts.tsx';
import { PayoffEstimate } from '../PayoffEstimate/PayoffEstimate.tsx';
import { debtCardWords } from '../words/debtCard.ts';
import { debtPageWords } from '../words/debtPage.ts';
import { targetSize } from '../../internal/targetSize.css.ts';
import * as styles from './DebtPage.css.ts';

export interface DebtStandingProps {
  debt: Debt;
  payments: Loadable<readonly Payment[]>;
  today: CalendarDay;
  household: Household | undefined;
  plannerHref: string | undefined;
}

/** What is owed, since when, what it costs, and when it ends. */
export function DebtStanding({ debt, payments, today, household, plannerHref }: DebtStandingProps) {
  const words = useWords(debtPageWords);
  const cardWords = useWords(debtCardWords);
  const titleId = useId();
  const balanceId = useId();
  const why = useBalanceWhy(debt);
  const model = debtCardModel(debt, dataOr(payments, undefined));
  const { currentBalance, originalBalance, estimatedInterest } = debt;
  const owed = currentBalance > 0;
  return (
    <Card data-part="debt-page-standing">
      <Section title={<span id={titleId}>{words.now}</span>}>
        <div className={styles.standing}>
          <Stack gap={4}>
            <Stack gap={1}>
              <Text id={balanceId} size="s" tone="muted">
                {words.balance}
              </Text>
              <p className={styles.balance}>
                <Money
                  data-part="debt-page-balance"
                  size="xl"
                  amount={currentBalance}
                  animate="on-change"
                />
              </p>
              <p className={styles.since}>
                <BalanceDay debt={debt} />
                {rich(words.of, { amount: <Money amount={originalBalance} /> })}
              </p>
              {owed && estimatedInterest !== undefined && estimatedInterest > 0 && (
                <p data-part="debt-page-estimate" className={styles.since}>
                  {rich(words.estimate, { amount: <Money amount={estimatedInterest} /> })}
                </p>
              )}
              <Disclosure lines={why} summaryDescribedBy={balanceId} />
            </Stack>
            <ProgressMeter label={cardWords.progress} value={model.percent} />
            <DebtFacts debt={debt} model={model} today={today} />
          </Stack>
          <Stack gap={3}>
            <PayoffEstimate
              debt={debt}
              today={today}
              household={household}
              debtHeadingId={titleId}
            />
            {plannerHref !== undefined && owed && (
              <p className={styles.balance}>
                <Link data-part="debt-page-planner" className={targetSize} href={plannerHref}>
                  {words.planner}
                </Link>
              </p>
            )}
          </Stack>
        </div>
      </Section>
    </Card>
  );
}

/** What the balance is made of, and how the interest since its day is estimated. */
function useBalanceWhy(debt: Debt): string[] {
  const { originalBalance, currentBalance, balanceAsOf } = debt;
  const { addedCharges = ZERO_CENTS, estimatedInterest = ZERO_CENTS } = debt;
  const words = useWords(debtPageWords);
  const money = useMoneyText();
  const formats = useFormats();
  const paid = paidOff(debt);
  return [
    // A bank can report more than is known of.
    ...(paid < 0
      ? []
      : [
          words.whyBalance({
            original: money(originalBalance),
            added: money(addedCharges),
            paid: money(paid),
          }),
        ]),
    words.whyRows,
    ...(estimatedInterest > 0 && currentBalance > 0 && balanceAsOf !== undefined
      ? [words.whyEstimate({ day: formats.dayInText(balanceAsOf) })]
      : []),
  ];
}

/** The day of the balance; where some was paid since, what the balance was on that day. */
function BalanceDay({ debt: { currentBalance, balanceAsOf, paidSince } }: { debt: Debt }) {
  const words = useWords(debtPageWords);
  const formats = useFormats();
  if (balanceAsOf === undefined) return null;
  const day = formats.dayInText(balanceAsOf);
  if (paidSince === undefined || paidSince === 0) return <>{words.asOf({ day })} · </>;
  // The statement may have been for less than was paid since.
  if (currentBalance === 0) return null;
  const balance = <Money amount={addCents(currentBalance, paidSince)} />;
  return <>{rich(words.since, { balance, day, paid: <Money amount={paidSince} /> })} · </>;
}
