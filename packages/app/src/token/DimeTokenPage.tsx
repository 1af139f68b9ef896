import { DimeToken } from '@dime-time/ui/screens/DimeToken';
import { useStake, useTokenBalance, useUnansweredStakes } from './useTokenBalance.ts';
import { useTokenInfo } from './useTokenInfo.ts';
import { useTokenRewards } from './useTokenRewards.ts';
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
