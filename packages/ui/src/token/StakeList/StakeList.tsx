import { calendarDayOf } from '@dime-time/finance-core';
import type { RunningStake } from '@dime-time/finance-core/contract';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useShowMore } from '../../internal/useShowMore.ts';
import { Button, Text } from '../../primitives/index.ts';
import { QuantityText } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { stakeListWords } from '../words/stakeList.ts';
import { FORETOLD_DECIMALS } from '../StakeForm/StakeForm.model.ts';
import * as styles from '../../internal/itemRow.css.ts';
import { useTimeZone } from '../../theme/Clock.ts';

export interface StakeListProps extends HostProps<'div', 'children'> {
  /** The active stakes, the first to end at the top. */
  stakes: readonly RunningStake[];
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
}

/** Lists which tokens are locked, until when, and what they will earn. */
export const StakeList = forwardRef<HTMLDivElement, StakeListProps>(function StakeList(
  { stakes, timeZone: givenZone, className, ...rest },
  ref,
) {
  const timeZone = useTimeZone(givenZone);
  const words = useWords(stakeListWords);
  const { shown, next, showMore } = useShowMore(stakes);
  return (
    <div data-part="stake-list" {...rest} ref={ref} className={classes(className)}>
      {stakes.length === 0 ? (
        <Text data-part="stake-list-empty" tone="muted">
          {words.empty}
        </Text>
      ) : (
        <ul data-part="stake-list-items" className={styles.list} aria-label={words.label}>
          {shown.map((stake) => (
            <Stake key={stake.id} stake={stake} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {next > 0 && (
        <Button variant="soft" onClick={showMore}>
          {words.showMore({ count: `${next}` })}
        </Button>
      )}
    </div>
  );
});

function Stake({ stake, timeZone }: { stake: RunningStake; timeZone: string }) {
  const words = useWords(stakeListWords);
  const { dayInText } = useFormats();
  const { amount, duration, apy, startedAt, endsAt, reward } = stake;
  return (
    <li data-part="stake-list-item" className={styles.item}>
      <div className={styles.side}>
        <QuantityText
          data-part="stake-list-amount"
          className={styles.main}
          amount={amount}
          unit="DTT"
        />
        <span data-part="stake-list-terms" className={styles.detail}>
          {words.terms({
            days: duration,
            apy: `${apy}`,
            day: dayInText(calendarDayOf(startedAt, timeZone)),
          })}
        </span>
      </div>
      <div className={styles.side}>
        <QuantityText
          data-part="stake-list-reward"
          className={styles.main}
          amount={reward}
          sign="always"
          decimals={FORETOLD_DECIMALS}
          unit="DTT"
        />
        <span data-part="stake-list-unlocks" className={styles.detail}>
          {words.unlocks({ day: dayInText(calendarDayOf(endsAt, timeZone)) })}
        </span>
      </div>
    </li>
  );
}
