import { readRoute, type Route, writeRoute } from '../http/route.ts';
import { listTokenRewards } from './listTokenRewards.ts';
import { readTokenBalance } from './readTokenBalance.ts';
import { readTokenInfo } from './readTokenInfo.ts';
import { stakeTokens } from './stakeTokens.ts';

export const tokenRoutes: readonly Route[] = [
  readRoute('getTokenInfo', () => Promise.resolve(readTokenInfo())),
  readRoute('getTokenBalance', readTokenBalance),
  readRoute('getTokenRewards', listTokenRewards),
  writeRoute('stakeTokens', stakeTokens),
];
