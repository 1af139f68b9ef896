import type { StakeOutcome } from '@dime-time/finance-core';
import { DataList, DataRow, Text } from '../../primitives/index.ts';
import { QuantityText } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { stakeFormWords } from '../words/stakeForm.ts';
import { FORETOLD_DECIMALS } from './StakeForm.model.ts';
import * as styles from './StakeForm.css.ts';

/** The value of a stake at maturity, and the date; dashes until an amount is typed. */
export function StakeOutcomeView({ outcome }: { outcome: StakeOutcome | undefined }) {
  const words = useWords(stakeFormWords);
  const { day } = useFormats();
  return (
    <div data-part="stake-form-outcome" className={styles.outcome}>
      <DataList>
        <DataRow label={words.unlocksOn} value={outcome ? day(outcome.maturesOn) : '–'} />
        <DataRow
          label={words.reward}
          value={
            outcome ? (
              <QuantityText
                amount={outcome.reward}
                decimals={FORETOLD_DECIMALS}
                sign="always"
                unit="DTT"
              />
            ) : (
              '–'
            )
          }
        />
        <DataRow
          label={words.atMaturity}
          value={
            outcome ? (
              <QuantityText amount={outcome.total} decimals={FORETOLD_DECIMALS} unit="DTT" />
            ) : (
              '–'
            )
          }
        />
      </DataList>
      <Text data-part="stake-form-estimate" size="xs" tone="muted">
        {words.estimate}
      </Text>
    </div>
  );
}
