export { RoundUpsThisWeek, type RoundUpsThisWeekProps } from './RoundUpsThisWeek.tsx';
export { RoundUpsThisWeekSkeleton } from './RoundUpsThisWeekSkeleton.tsx';
