export {
  AppStoreStatus,
  type AppStoreStatusProps,
  type StoreEntry,
  type StoreStage,
} from './AppStoreStatus/AppStoreStatus.tsx';
export type {
  BusinessAnalyticsContent,
  BusinessAnalyticsSections,
  BusinessPlan,
  Competitor,
  CostLine,
  LaunchOption,
  LendingExample,
  MarketFigures,
  MarketingChannel,
  RevenueStream,
} from './BusinessAnalytics/BusinessAnalytics.content.ts';
export {
  BusinessAnalytics,
  type BusinessAnalyticsProps,
} from './BusinessAnalytics/BusinessAnalytics.tsx';
export type {
  GrowthYear,
  Projection,
  ProjectionsContent,
} from './BusinessProjections/BusinessProjections.content.ts';
export {
  BusinessProjections,
  type BusinessProjectionsProps,
} from './BusinessProjections/BusinessProjections.tsx';
export {
  ContactForm,
  type ContactFormProps,
  type ContactFormWords,
} from './ContactForm/ContactForm.tsx';
export type { Achievement } from './DevelopmentAchievement/DevelopmentAchievement.content.ts';
export {
  DevelopmentAchievement,
  type DevelopmentAchievementProps,
} from './DevelopmentAchievement/DevelopmentAchievement.tsx';
export type { LandingFeature } from './FeatureCards/FeatureCards.content.ts';
export { FeatureCards, type FeatureCardsProps } from './FeatureCards/FeatureCards.tsx';
export { Footer, type FooterProps } from './Footer/Footer.tsx';
export { GetInTouch, type GetInTouchProps } from './GetInTouch/GetInTouch.tsx';
export type { ExampleDayContent, ExampleDayPurchase } from './Hero/ExampleDay.tsx';
export type { HeroProof } from './Hero/Hero.model.ts';
export { Hero, type HeroAction, type HeroProps } from './Hero/Hero.tsx';
export type { LandingContent, LandingSections } from './Landing/Landing.content.ts';
export { Landing, type LandingProps } from './Landing/Landing.tsx';
export {
  MarketingSection,
  type MarketingSectionProps,
} from './MarketingSection/MarketingSection.tsx';
export { Qr, type QrProps } from './Qr/Qr.tsx';
export {
  QrDownload,
  type QrDownloadProps,
  type QrPictureRequest,
} from './QrDownload/QrDownload.tsx';
export { qrSvg } from './QrDownload/qrSvg.ts';
export type { ShowcaseFigure, StatsContent, StatsSections } from './Stats/Stats.content.ts';
export { Stats, type StatsProps } from './Stats/Stats.tsx';
