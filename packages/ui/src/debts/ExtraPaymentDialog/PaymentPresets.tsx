import { toDecimalString, ZERO_CENTS, type Cents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import type { ReactNode } from 'react';
import type { DebtPayment } from '../debtPayment.ts';
import { Button } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { EXTRA_PAYMENT_PRESETS, roundUpsText } from './ExtraPaymentDialog.model.ts';
import { rich, useWords } from '../../words/index.ts';
import { paymentPresetsWords } from '../words/paymentPresets.ts';
import type { PaymentPresetsWords } from '../../words/subjects/debts/paymentPresets.ts';
import * as styles from './ExtraPaymentDialog.css.ts';

export interface PaymentPresetsProps {
  /** The chosen debt, if any. */
  debt: Debt | undefined;
  /** The round-ups that can be used, if known. */
  roundUps: Cents | undefined;
  /** Whether they are drawn from the purse; otherwise, their amount is only filled in. */
  fromPurse: boolean;
  /** Whether all of them are disabled. */
  disabled: boolean;
  /** Called with the text for the amount field, and the source of the money. */
  onChoose: (text: string, source: DebtPayment['source']) => void;
}

/** Amounts that fill the field: 50, 100 and the round-up balance. They do not pay by themselves. */
export function PaymentPresets({
  debt,
  roundUps,
  fromPurse,
  disabled,
  onChoose,
}: PaymentPresetsProps) {
  const words = useWords(paymentPresetsWords);
  const text = roundUpsText(roundUps ?? ZERO_CENTS, debt);
  return (
    <fieldset
      data-part="extra-payment-dialog-presets"
      className={styles.presets}
      aria-label={words.label}
    >
      {EXTRA_PAYMENT_PRESETS.map((preset) => (
        <Button
          data-part="extra-payment-dialog-preset"
          key={preset}
          size="s"
          variant="soft"
          disabled={disabled || (debt !== undefined && preset > debt.currentBalance)}
          onClick={() => onChoose(toDecimalString(preset), 'manual')}
        >
          <Money amount={preset} cents="when-needed" masked={false} />
        </Button>
      ))}
      <Button
        data-part="extra-payment-dialog-round-ups-preset"
        size="s"
        variant="soft"
        className={styles.roundUpsPreset}
        disabled={disabled || text === undefined}
        onClick={() => onChoose(text ?? '', fromPurse ? 'roundup' : 'manual')}
      >
        {/* One element, because a button has a gap between its children. */}
        <span>{roundUpsLabel(roundUps, fromPurse, words)}</span>
      </Button>
    </fieldset>
  );
}

function roundUpsLabel(
  roundUps: Cents | undefined,
  fromPurse: boolean,
  words: PaymentPresetsWords,
): ReactNode {
  if (roundUps === undefined) return words.roundUps;
  if (roundUps > 0) return rich(words.roundUpsAmount, { amount: <Money amount={roundUps} /> });
  return fromPurse ? words.noneWaiting : words.noneYet;
}
