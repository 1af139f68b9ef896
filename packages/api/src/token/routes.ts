import { readRoute, writeRoute, type Route } from '../http/route.ts';
import { listTokenRewards, readTokenBalance, readTokenInfo, stakeTokens } from '../rules/index.ts';

export const tokenRoutes: readonly Route[] = [
  readRoute('getTokenInfo', () => Promise.resolve(readTokenInfo())),
  readRoute('getTokenBalance', readTokenBalance),
  readRoute('getTokenRewards', listTokenRewards),
  writeRoute('stakeTokens', stakeTokens),
];
