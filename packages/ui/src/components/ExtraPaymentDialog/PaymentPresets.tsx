import { toDecimalString, ZERO_CENTS, type Cents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import { Button } from '../Button/index.ts';
import { Money } from '../Money/index.ts';
import { EXTRA_PAYMENT_PRESETS, roundUpsText } from './ExtraPaymentDialog.model.ts';
import * as styles from './ExtraPaymentDialog.css.ts';

export interface PaymentPresetsProps {
  /** The debt that is chosen, if one is. */
  debt: Debt | undefined;
  /** The balance of round-ups, where it is known. */
  totalRoundUps: Cents | undefined;
  /** Whether none of them can be pressed now. */
  disabled: boolean;
  /** Hears the text that belongs in the amount field. */
  onChoose: (text: string) => void;
}

/** Amounts that fill the field: 50, 100 and the balance of round-ups. They do not pay by themselves. */
export function PaymentPresets({ debt, totalRoundUps, disabled, onChoose }: PaymentPresetsProps) {
  const roundUps = roundUpsText(totalRoundUps ?? ZERO_CENTS, debt);
  return (
    <fieldset className={styles.presets} aria-label="Presets">
      {EXTRA_PAYMENT_PRESETS.map((preset) => (
        <Button
          key={preset}
          size="s"
          variant="soft"
          disabled={disabled || (debt !== undefined && preset > debt.currentBalance)}
          onClick={() => onChoose(toDecimalString(preset))}
        >
          <Money amount={preset} cents="when-needed" masked={false} />
        </Button>
      ))}
      <Button
        size="s"
        variant="soft"
        disabled={disabled || roundUps === undefined}
        onClick={() => onChoose(roundUps ?? '')}
      >
        {/* One element: a button sets its children apart. */}
        <span>
          Use round-ups
          {totalRoundUps !== undefined && (
            <>
              {' '}
              (<Money amount={totalRoundUps} />)
            </>
          )}
        </span>
      </Button>
    </fieldset>
  );
}
