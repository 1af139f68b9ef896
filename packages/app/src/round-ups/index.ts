export { useIncludeRoundUps, useSaveRoundUpSettings, useSettingsDraft } from './mutations.ts';
export {
  hasPurse,
  useDashboardSummary,
  useMissedRoundUps,
  useMonthlyRoundUps,
  useRoundUpSettings,
} from './queries.ts';
export { useNewSweeps } from './useNewSweeps.ts';
