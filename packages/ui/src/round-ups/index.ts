export { AutosaveForm, type AutosaveFormProps } from './AutosaveForm/AutosaveForm.tsx';
export { householdFigures, type HouseholdFigures } from './householdFigures.ts';
export { chargedAccountName, roundUpPurse, type RoundUpPurse } from './purse.ts';
export {
  RoundUpExplainer,
  type RoundUpExplainerProps,
} from './RoundUpExplainer/RoundUpExplainer.tsx';
export {
  RoundUpSettingsForm,
  type RoundUpSettingsFormProps,
} from './RoundUpSettingsForm/RoundUpSettingsForm.tsx';
export {
  RoundUpsThisWeek,
  type RoundUpsThisWeekProps,
} from './RoundUpsThisWeek/RoundUpsThisWeek.tsx';
export {
  RoundUpsThisWeekSkeleton,
  type RoundUpsThisWeekSkeletonProps,
} from './RoundUpsThisWeek/RoundUpsThisWeekSkeleton.tsx';
export {
  createSettingsDraft,
  type SaveSettingsAction,
  type SettingsDraft,
  type UnsavedSettings,
} from './settingsDraft.ts';
export { SweepNotice, type SweepNoticeProps } from './SweepNotice/SweepNotice.tsx';
export { useHousehold } from './useHousehold.ts';
export {
  type OptimisticSettings,
  type UnsavedChanges,
  useOptimisticSettings,
} from './useOptimisticSettings.ts';
export { purseWords } from './words/purse.ts';
