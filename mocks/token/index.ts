export { addReward } from './addReward.ts';
export { matureStakes, runningStake, tokenBalance } from './stakes.ts';
export { tokenHandlers } from './tokenHandlers.ts';
