export { FeatureCards, type FeatureCardsProps } from './FeatureCards.tsx';
export { LANDING_FEATURES, type Feature } from './FeatureCards.content.ts';
