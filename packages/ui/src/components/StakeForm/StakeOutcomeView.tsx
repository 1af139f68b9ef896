import { formatDay, type StakeOutcome } from '@dime-time/finance-core';
import { DataList, DataRow } from '../DataRow/index.ts';
import { QuantityText } from '../QuantityText/index.ts';
import * as styles from './StakeForm.css.ts';

/** A forecast needs no more of a token than that. */
const FORETOLD_DECIMALS = 4;

/** What a stake will be, and when; before an amount is typed, dashes. */
export function StakeOutcomeView({ outcome }: { outcome: StakeOutcome | undefined }) {
  return (
    <div className={styles.outcome}>
      <DataList>
        <DataRow label="Matures on" value={outcome ? formatDay(outcome.maturesOn) : '–'} />
        <DataRow
          label="Reward"
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
          label="At maturity"
          value={
            outcome ? (
              <QuantityText amount={outcome.total} decimals={FORETOLD_DECIMALS} unit="DTT" />
            ) : (
              '–'
            )
          }
        />
      </DataList>
      <p className={styles.foretold}>An estimate at the yearly yield, compounding included.</p>
    </div>
  );
}
