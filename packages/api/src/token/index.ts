export { rewardDailyLogin } from './rewardDailyLogin.ts';
export { tokenRoutes } from './routes.ts';
export { stakeMaturity } from './stakeMaturity.ts';
export { stakeRow } from './stakeTokens.ts';
