export { REWARDS, type RewardAction } from './rewardFor.ts';
export { MILESTONES, milestonesReached } from './milestonesReached.ts';
export { rewardAtApy } from './rewardAtApy.ts';
export {
  STAKE_TERMS,
  stakeOutcome,
  type StakeDays,
  type StakeOutcome,
  type StakeTerm,
} from './stakeOutcome.ts';
export { tokenValue } from './tokenValue.ts';
export { tradingPairs, type TradingPair } from './tradingPairs.ts';
