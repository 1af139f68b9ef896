import type { Cents } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { useId } from 'react';
import { Money } from '../../money/index.ts';
import { Button, Stack, Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { paymentBoostWords } from '../words/paymentBoost.ts';
import { boostPresets, describedBy } from './PaymentBoost.model.ts';
import * as styles from './PaymentBoost.css.ts';

export interface BoostPresetsProps {
  debt: Debt;
  /** Whether all are disabled: a payment is in progress. */
  disabled: boolean;
  /** The preset whose payment is in progress. */
  paid: Cents | undefined;
  /** The ID of the heading that names the debt. */
  debtHeadingId: string | undefined;
  onChoose: (amount: Cents) => void;
}

/** The amounts that are paid with a single tap; those above the balance are disabled and say why. */
export function BoostPresets({ debt, disabled, paid, debtHeadingId, onChoose }: BoostPresetsProps) {
  const words = useWords(paymentBoostWords);
  const id = useId();
  return (
    <ul data-part="payment-boost-presets" className={styles.presets}>
      {boostPresets(debt.currentBalance).map(({ amount, exceedsBalance }) => (
        <Stack key={amount} as="li" gap={1}>
          <Button
            data-part="payment-boost-preset"
            stretch
            variant="outline"
            tone="neutral"
            disabled={disabled || exceedsBalance}
            pending={paid === amount}
            pendingLabel={words.pending}
            aria-describedby={describedBy(debtHeadingId, exceedsBalance && `${id}-${amount}`)}
            onClick={() => onChoose(amount)}
          >
            <Money amount={amount} cents="when-needed" masked={false} />
          </Button>
          {exceedsBalance && (
            <Text
              data-part="payment-boost-preset-note"
              as="span"
              size="xs"
              tone="muted"
              align="center"
              id={`${id}-${amount}`}
            >
              {words.exceedsBalance}
            </Text>
          )}
        </Stack>
      ))}
    </ul>
  );
}
