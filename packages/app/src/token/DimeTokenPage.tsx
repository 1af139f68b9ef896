import { DimeToken } from '@dime-time/ui';
import { useClock } from '../shell/useClock.ts';
import { usePendingStakes, useStake } from './mutations.ts';
import { useTokenBalance, useTokenInfo, useTokenRewards } from './queries.ts';

export default function DimeTokenPage() {
  const info = useTokenInfo();
  const balance = useTokenBalance();
  const rewards = useTokenRewards();
  const stake = useStake();
  const unanswered = usePendingStakes();
  const { asOf, timeZone } = useClock();
  return (
    <DimeToken
      info={info}
      balance={balance}
      rewards={rewards}
      asOf={asOf}
      timeZone={timeZone}
      onStake={stake}
      unansweredStakes={unanswered}
    />
  );
}
