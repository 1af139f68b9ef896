import {
  Bitcoin,
  CalendarCheck,
  ChartNoAxesCombined,
  CircleArrowUp,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { FeatureCardsWords } from '../../words/subjects/marketing/featureCards.ts';

/** One product feature, for visitors. */
export interface LandingFeature {
  /** The name of the feature. */
  readonly title: string;
  /** What it does for the reader, in a sentence or two. */
  readonly description: string;
  /** The icon above the title. */
  readonly icon: ComponentType<{ readonly 'aria-hidden'?: boolean }>;
}

/** The six features of the landing page, in the order of the specification. */
export function landingFeatures(words: FeatureCardsWords): readonly LandingFeature[] {
  return [
    { title: words.roundUps, description: words.roundUpsText, icon: CircleArrowUp },
    { title: words.analytics, description: words.analyticsText, icon: ChartNoAxesCombined },
    { title: words.security, description: words.securityText, icon: ShieldCheck },
    { title: words.mobile, description: words.mobileText, icon: Smartphone },
    { title: words.payments, description: words.paymentsText, icon: CalendarCheck },
    { title: words.crypto, description: words.cryptoText, icon: Bitcoin },
  ];
}
