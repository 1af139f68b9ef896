import type { BalanceReason } from '@dime-time/finance-core/contract';
import { cents, type Cents } from '@dime-time/finance-core/money';
import { reasonFits, type CorrectedBalance } from '@dime-time/finance-core/validation';
import { Callout } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import type { BalanceFormWords } from '../../words/subjects/debts/balanceForm.ts';
import { balanceFormWords } from '../words/balanceForm.ts';

export interface BalanceDifferenceProps {
  /** What will be owed. */
  after: CorrectedBalance;
  /** The chosen reason; empty until one is chosen. */
  reason: BalanceReason | '';
  /** Whether the reasons show an error. */
  refused: boolean;
}

/** Shows during typing what a statement changes, before it is sent. */
export function BalanceDifference({
  after: { balance, more },
  reason,
  refused,
}: BalanceDifferenceProps) {
  const words = useWords(balanceFormWords);
  if (reason !== '' && !reasonFits(reason, more)) {
    // The error is the same text.
    if (refused) return null;
    return (
      <Callout data-part="edit-debt-dialog-difference" tone="warning" live="polite">
        {words.reasonLowers}
      </Callout>
    );
  }
  return (
    <Callout data-part="edit-debt-dialog-difference" tone="info" live="polite">
      {more === 0
        ? words.same
        : rich(sentenceOf(more, reason, words), {
            amount: <Money amount={cents(Math.abs(more))} />,
            balance: <Money amount={balance} />,
          })}
    </Callout>
  );
}

function sentenceOf(more: Cents, reason: BalanceReason | '', words: BalanceFormWords) {
  if (more < 0) return words.lowers;
  if (reason === 'interest') return words.addsInterest;
  return reason === 'purchases' ? words.addsPurchases : words.raises;
}
