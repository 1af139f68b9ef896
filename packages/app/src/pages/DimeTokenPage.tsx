import { DimeToken } from '@dime-time/ui';
import { useStake, useTokenBalance, useUnansweredStakes } from '../data/useTokenBalance.ts';
import { useTokenInfo } from '../data/useTokenInfo.ts';
import { useTokenRewards } from '../data/useTokenRewards.ts';
import { useClock } from '../shell/useClock.ts';

export default function DimeTokenPage() {
  const info = useTokenInfo();
  const balance = useTokenBalance();
  const rewards = useTokenRewards();
  const stake = useStake();
  const unanswered = useUnansweredStakes();
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
