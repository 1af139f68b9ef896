import { readRoute, writeRoute, type Route } from '../http/route.ts';
import { readRoundUpSettings, saveRoundUpSettings } from '../rules/index.ts';

export const roundUpSettingsRoutes: readonly Route[] = [
  readRoute('getRoundUpSettings', readRoundUpSettings),
  writeRoute('putRoundUpSettings', saveRoundUpSettings),
];
