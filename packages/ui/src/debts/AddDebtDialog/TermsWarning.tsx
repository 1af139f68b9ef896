import { uncoveredInterest, parseTypedApr, type Cents } from '@dime-time/finance-core';
import { Callout } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { owedAmount, type DebtTermsForm } from './validateDebtTerms.ts';
import { rich, useWords } from '../../words/index.ts';
import { debtTermsFieldsWords } from '../words/debtTermsFields.ts';

export interface TermsWarningProps {
  /** The typed values. */
  form: Pick<DebtTermsForm, 'interestRate' | 'minimumPayment'>;
  /** What is owed; `undefined` while that is not a valid amount. */
  owed: Cents | undefined;
}

/** Warns during typing that a minimum payment would not reduce the balance. */
export function TermsWarning({ form, owed }: TermsWarningProps) {
  const words = useWords(debtTermsFieldsWords);
  const interestRate = parseTypedApr(form.interestRate);
  const minimumPayment = owedAmount(form.minimumPayment);
  if (owed === undefined || interestRate === undefined || minimumPayment === undefined) return null;
  const interest = uncoveredInterest({ balance: owed, interestRate, minimumPayment });
  if (interest === undefined) return null;
  return (
    <Callout tone="warning" live="polite">
      {rich(minimumPayment < interest ? words.minimumBelow : words.minimumEqual, {
        interest: <Money amount={interest} />,
      })}
    </Callout>
  );
}

export interface OriginalWarningProps {
  /** The typed values. */
  form: Pick<DebtTermsForm, 'originalBalance'>;
  /** What is owed; `undefined` while that is not a valid amount. */
  owed: Cents | undefined;
}

/** Warns during typing that an original balance is below what is owed. */
export function OriginalWarning({ form, owed }: OriginalWarningProps) {
  const words = useWords(debtTermsFieldsWords);
  const original = owedAmount(form.originalBalance);
  if (owed === undefined || original === undefined || original >= owed) return null;
  return (
    <Callout tone="warning" live="polite">
      {rich(words.originalWarning, { amount: <Money amount={owed} /> })}
    </Callout>
  );
}
