export {
  DevelopmentAchievement,
  type DevelopmentAchievementProps,
} from './DevelopmentAchievement.tsx';
export { LANDING_ACHIEVEMENTS, type Achievement } from './DevelopmentAchievement.content.ts';
