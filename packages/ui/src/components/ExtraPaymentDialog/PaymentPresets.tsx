import { toDecimalString, ZERO_CENTS, type Cents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import type { DebtPayment } from '../../debtPayment.ts';
import { Button } from '../Button/index.ts';
import { Money } from '../Money/index.ts';
import { EXTRA_PAYMENT_PRESETS, roundUpsText } from './ExtraPaymentDialog.model.ts';
import * as styles from './ExtraPaymentDialog.css.ts';

export interface PaymentPresetsProps {
  /** The debt that is chosen, if one is. */
  debt: Debt | undefined;
  /** The round-ups that can be used, where that is known. */
  roundUps: Cents | undefined;
  /** Whether they are drawn from the purse; else their amount is only filled in. */
  fromPurse: boolean;
  /** Whether none of them can be pressed now. */
  disabled: boolean;
  /** Hears the text that belongs in the amount field, and where the money comes from. */
  onChoose: (text: string, source: DebtPayment['source']) => void;
}

/** Amounts that fill the field: 50, 100 and the balance of round-ups. They do not pay by themselves. */
export function PaymentPresets({
  debt,
  roundUps,
  fromPurse,
  disabled,
  onChoose,
}: PaymentPresetsProps) {
  const text = roundUpsText(roundUps ?? ZERO_CENTS, debt);
  return (
    <fieldset className={styles.presets} aria-label="Presets">
      {EXTRA_PAYMENT_PRESETS.map((preset) => (
        <Button
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
        size="s"
        variant="soft"
        className={styles.roundUpsPreset}
        disabled={disabled || text === undefined}
        onClick={() => onChoose(text ?? '', fromPurse ? 'roundup' : 'manual')}
      >
        {/* One element: a button sets its children apart. */}
        <span>
          Use round-ups
          {roundUps !== undefined && (
            <>
              {' '}
              (
              {roundUps > 0 ? <Money amount={roundUps} /> : fromPurse ? 'none waiting' : 'none yet'}
              )
            </>
          )}
        </span>
      </Button>
    </fieldset>
  );
}
