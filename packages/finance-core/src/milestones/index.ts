export {
  FIRST_ROUND_UPS,
  householdMilestones,
  type HouseholdMilestone,
  type MilestoneInput,
} from './householdMilestones.ts';
