import { readRoute, type Route, writeRoute } from '../http/route.ts';
import { readRoundUpSettings } from './readRoundUpSettings.ts';
import { saveRoundUpSettings } from './saveRoundUpSettings.ts';

export const roundUpSettingsRoutes: readonly Route[] = [
  readRoute('getRoundUpSettings', readRoundUpSettings),
  writeRoute('putRoundUpSettings', saveRoundUpSettings),
];
