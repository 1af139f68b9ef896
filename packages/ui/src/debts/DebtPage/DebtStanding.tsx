import { addCents, type CalendarDay, type Household } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { useId } from 'react';
import { Money } from '../../money/index.ts';
import {
  Card,
  dataOr,
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
  const model = debtCardModel(debt, dataOr(payments, undefined));
  const { currentBalance, originalBalance, estimatedInterest } = debt;
  const owed = currentBalance > 0;
  return (
    <Card data-part="debt-page-standing">
      <Section title={<span id={titleId}>{words.now}</span>}>
        <div className={styles.standing}>
          <Stack gap={4}>
            <Stack gap={1}>
              <Text size="s" tone="muted">
                {words.balance}
              </Text>
              <p className={styles.balance}>
                <Money data-part="debt-page-balance" size="xl" amount={currentBalance} />
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
