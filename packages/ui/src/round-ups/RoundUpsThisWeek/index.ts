export { RoundUpsThisWeek, type RoundUpsThisWeekProps } from './RoundUpsThisWeek.tsx';
export {
  RoundUpsThisWeekSkeleton,
  type RoundUpsThisWeekSkeletonProps,
} from './RoundUpsThisWeekSkeleton.tsx';
