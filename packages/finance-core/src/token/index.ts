export { REWARDS, type RewardAction } from './rewardEarned.ts';
export { MILESTONES, milestonesReached } from './milestonesReached.ts';
export { stakeReward } from './stakeReward.ts';
export {
  STAKE_TERMS,
  stakeOutcome,
  type StakeDays,
  type StakeOutcome,
  type StakeTerm,
} from './stakeOutcome.ts';
export { tokenValue } from './tokenValue.ts';
export { tradingPairs, type TradingPair } from './tradingPairs.ts';
