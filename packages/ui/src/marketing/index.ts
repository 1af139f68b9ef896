export {
  AppStoreStatus,
  type AppStoreStatusProps,
  ENGLISH_STAGES,
  type StoreEntry,
  type StoreStage,
} from './AppStoreStatus/AppStoreStatus.tsx';
export {
  BusinessAnalytics,
  type BusinessAnalyticsProps,
} from './BusinessAnalytics/BusinessAnalytics.tsx';
export {
  type GrowthYear,
  LANDING_PROJECTIONS,
  type Projection,
  type ProjectionsContent,
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
export {
  type Achievement,
  LANDING_ACHIEVEMENTS,
} from './DevelopmentAchievement/DevelopmentAchievement.content.ts';
export {
  DevelopmentAchievement,
  type DevelopmentAchievementProps,
} from './DevelopmentAchievement/DevelopmentAchievement.tsx';
export { LANDING_FEATURES, type LandingFeature } from './FeatureCards/FeatureCards.content.ts';
export { FeatureCards, type FeatureCardsProps } from './FeatureCards/FeatureCards.tsx';
export { Footer, type FooterProps } from './Footer/Footer.tsx';
export { GetInTouch, type GetInTouchProps } from './GetInTouch/GetInTouch.tsx';
export { HERO_PROOF, type HeroProof } from './Hero/Hero.model.ts';
export { Hero, type HeroAction, type HeroProps } from './Hero/Hero.tsx';
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
export { Stats, type StatsProps } from './Stats/Stats.tsx';
