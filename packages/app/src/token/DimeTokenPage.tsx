import { DimeToken } from '@dime-time/ui';
import { usePendingStakes, useStake } from './mutations.ts';
import { useTokenBalance, useTokenInfo, useTokenRewards } from './queries.ts';

export default function DimeTokenPage() {
  const info = useTokenInfo();
  const balance = useTokenBalance();
  const rewards = useTokenRewards();
  const stake = useStake();
  const unanswered = usePendingStakes();
  return (
    <DimeToken
      info={info}
      balance={balance}
      rewards={rewards}
      onStake={stake}
      unansweredStakes={unanswered}
    />
  );
}
