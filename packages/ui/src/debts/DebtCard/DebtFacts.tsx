import { debtTermsNow, type CalendarDay } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { ZERO_CENTS } from '@dime-time/finance-core/money';
import type { ReactNode } from 'react';
import { Money } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { rateText } from '../termsText.ts';
import { debtCardWords } from '../words/debtCard.ts';
import { payoffEstimateWords } from '../words/payoffEstimate.ts';
import type { DebtCardModel } from './DebtCard.model.ts';
import * as styles from './DebtCard.css.ts';

export interface DebtFactsProps {
  debt: Debt;
  model: DebtCardModel;
  /** The day on which its rate and its minimum hold. */
  today: CalendarDay;
}

/** Lists what a debt costs, when it is due, what is past due and how often it was paid. */
export function DebtFacts({ debt, model, today }: DebtFactsProps) {
  const words = useWords(debtCardWords);
  const estimateWords = useWords(payoffEstimateWords);
  const formats = useFormats();
  const { pastDue = ZERO_CENTS } = debt;
  return (
    <dl data-part="debt-card-facts" className={styles.facts}>
      <Fact label={words.rate}>{rateText(debt, today, estimateWords, formats)}</Fact>
      <Fact label={words.minimum}>
        <Money amount={debtTermsNow(debt, today).minimumPayment} />
      </Fact>
      <Fact label={words.due}>{words.dueDay({ day: debt.dueDate })}</Fact>
      {pastDue > 0 && (
        <Fact label={words.pastDue}>
          <Money amount={pastDue} />
        </Fact>
      )}
      <Fact label={words.payments}>{model.payments ?? '–'}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt data-part="debt-card-fact-label" className={styles.factLabel}>
        {label}
      </dt>
      <dd data-part="debt-card-fact-value" className={styles.factValue}>
        {children}
      </dd>
    </div>
  );
}
