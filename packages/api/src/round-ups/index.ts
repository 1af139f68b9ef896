export { includeRoundUps } from './includeRoundUps.ts';
export { lastWeek } from './lastWeek.ts';
export { listRefundsSince } from './listRefundsSince.ts';
export { readMonthlyRoundUps } from './readMonthlyRoundUps.ts';
export {
  DEFAULT_SETTINGS,
  readRoundUpSettings,
  type StoredSettings,
} from './readRoundUpSettings.ts';
export { roundUpTransfers } from './roundUpTransfers.ts';
export { roundUpSettingsRoutes } from './routes.ts';
export { saveRoundUpSettings } from './saveRoundUpSettings.ts';
export { scheduleFirstSweep } from './scheduleFirstSweep.ts';
export { scheduleThresholdSweep } from './scheduleThresholdSweep.ts';
export { selectChargedAccount } from './selectChargedAccount.ts';
export type { SweepDeps } from './sweepRoundUps.ts';
export { sweepTransfers } from './sweepTransfers.ts';
export { thresholdSweep } from './thresholdSweep.ts';
export { weeklySweep } from './weeklySweep.ts';
