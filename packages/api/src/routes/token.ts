import { readRoute, writeRoute, type Route } from '../http/route.ts';
import { listTokenRewards, readTokenBalance, readTokenInfo, stakeTokens } from '../rules/index.ts';

export const tokenRoutes: readonly Route[] = [
  readRoute('getTokenInfo', (_db, _household, { deps }) =>
    Promise.resolve(readTokenInfo(deps.config)),
  ),
  readRoute('getTokenBalance', readTokenBalance),
  readRoute('getTokenRewards', listTokenRewards),
  writeRoute('stakeTokens', stakeTokens),
];
