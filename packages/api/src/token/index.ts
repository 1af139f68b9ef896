export { returnMaturedStakes } from './returnMaturedStakes.ts';
export { rewardDailyLogin } from './rewardDailyLogin.ts';
export { tokenRoutes } from './routes.ts';
export { newStakeRow } from './stakeTokens.ts';
