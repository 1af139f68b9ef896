import type { TokenReward } from '@dime-time/finance-core/contract';
import { Sparkles } from 'lucide-react';
import { useCallback } from 'react';
import {
  DateText,
  EmptyState,
  type Loadable,
  LoadablePanel,
  VirtualList,
} from '../../primitives/index.ts';
import { QuantityText } from '../../money/index.ts';
import { actionLabel } from './RewardHistory.model.ts';
import { useWords } from '../../words/index.ts';
import { rewardHistoryWords } from '../words/rewardHistory.ts';
import * as styles from './RewardHistory.css.ts';

export interface RewardHistoryProps {
  /** The rewards, newest first; ten thousand are as fast as ten. */
  rewards: Loadable<readonly TokenReward[]>;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
}

/** Up to this many rows, all are rendered, so that the browser’s find-in-page finds them all. */
const DRAWN_AT_ONCE = 100;

const keyOf = (reward: TokenReward) => reward.id;

/** Lists every token earned: what for, how many, and when. */
export function RewardHistory({ rewards, timeZone }: RewardHistoryProps) {
  const words = useWords(rewardHistoryWords);
  return (
    <LoadablePanel
      value={rewards}
      errorTitle={words.error}
      skeleton={
        <p data-part="reward-history-loading" className={styles.waiting} role="status">
          {words.loading}
        </p>
      }
    >
      {(data) => <Rewards rewards={data} timeZone={timeZone} />}
    </LoadablePanel>
  );
}

interface RewardsProps {
  rewards: readonly TokenReward[];
  timeZone: string | undefined;
}

function Rewards({ rewards, timeZone }: RewardsProps) {
  const words = useWords(rewardHistoryWords);
  const renderRow = useCallback(
    (reward: TokenReward) => (
      <div data-part="reward-history-row" className={styles.row}>
        <span className={styles.what}>
          <bdi
            data-part="reward-history-action"
            className={styles.action}
            title={actionLabel(reward.action)}
          >
            {actionLabel(reward.action)}
          </bdi>
          <DateText className={styles.when} instant={reward.createdAt} timeZone={timeZone} />
        </span>
        <QuantityText
          data-part="reward-history-amount"
          className={styles.amount}
          amount={reward.amount}
          sign="always"
          unit="DTT"
        />
      </div>
    ),
    [timeZone],
  );
  if (rewards.length === 0) {
    return (
      <EmptyState
        data-part="reward-history"
        icon={<Sparkles size={22} />}
        title={words.emptyTitle}
        description={words.emptyDescription}
      />
    );
  }
  if (rewards.length <= DRAWN_AT_ONCE) {
    return (
      <ul data-part="reward-history" className={styles.list} aria-label={words.label}>
        {rewards.map((reward) => (
          <li data-part="reward-history-item" key={reward.id} className={styles.item}>
            {renderRow(reward)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <VirtualList
      data-part="reward-history"
      label={words.label}
      items={rewards}
      itemKey={keyOf}
      renderItem={renderRow}
      estimatedRowHeight={66}
    />
  );
}
