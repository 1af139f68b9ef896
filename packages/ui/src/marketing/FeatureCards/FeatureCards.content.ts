import {
  Bitcoin,
  CalendarCheck,
  ChartNoAxesCombined,
  CircleArrowUp,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import type { ComponentType } from 'react';

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
export const LANDING_FEATURES: readonly LandingFeature[] = [
  {
    title: 'Round-Up Technology',
    description:
      'We round up every purchase to the next dollar. Pay $4.75 for a coffee, and $0.25 goes toward your debt.',
    icon: CircleArrowUp,
  },
  {
    title: 'Smart Analytics',
    description:
      'See what you owe, what you’ve paid, and when you’ll be debt-free, all based on your own numbers.',
    icon: ChartNoAxesCombined,
  },
  {
    title: 'Bank-Level Security',
    description:
      'You link accounts through a bank-connection provider, so your bank password never reaches us.',
    icon: ShieldCheck,
  },
  {
    title: 'Mobile Apps',
    description:
      'Check your progress anywhere: your account stays in sync on your phone, tablet, and computer.',
    icon: Smartphone,
  },
  {
    title: 'Automated Payments',
    description:
      'We collect your spare change weekly and send it to your highest-interest debt. You don’t have to do a thing.',
    icon: CalendarCheck,
  },
  {
    title: 'Crypto Options',
    description:
      'Invest any share of your round-ups in cryptocurrency, from 0% to 100%. You can change it anytime.',
    icon: Bitcoin,
  },
];
