import { CircleArrowUp, ShieldCheck, TrendingDown } from 'lucide-react';
import type { LandingFeature } from '../../marketing/index.ts';

/** The three cards of the sign-up page. */
export const SIGN_UP_FEATURES: readonly LandingFeature[] = [
  {
    title: 'Smart Round-ups',
    description:
      'We round up every purchase to the next dollar and send the change to your debt each week.',
    icon: CircleArrowUp,
  },
  {
    title: 'Debt Tracking',
    description:
      'See all your balances in one place: what you’ve paid, what’s left, and when you’ll be debt-free.',
    icon: TrendingDown,
  },
  {
    title: 'Bank-Level Security',
    description:
      'You link accounts through a bank-connection provider, so your bank password never reaches us.',
    icon: ShieldCheck,
  },
];
