export { Dashboard, type DashboardProps } from './Dashboard/Dashboard.tsx';
export type { DashboardLinks } from './Dashboard/dashboardLinks.ts';
export { DebtFreeHero, type DebtFreeHeroProps } from './DebtFreeHero/DebtFreeHero.tsx';
export { MilestoneNote, type MilestoneNoteProps } from './MilestoneNote/MilestoneNote.tsx';
export {
  QuickActions,
  type QuickActionsProps,
  type QuickActionsWords,
  type QuickActionWords,
} from './QuickActions/QuickActions.tsx';
export { SummaryCards, type SummaryCardsProps } from './SummaryCards/SummaryCards.tsx';
export { TipBanner, type TipBannerProps } from './TipBanner/TipBanner.tsx';
