import { CircleArrowUp, ShieldCheck, TrendingDown } from 'lucide-react';
import type { Feature } from '../../components/FeatureCards/FeatureCards.content.ts';

/** The three cards of the sign-up page. */
export const SIGN_UP_FEATURES: readonly Feature[] = [
  {
    title: 'Smart Round-ups',
    description:
      'Every purchase is rounded up to the next dollar, and the change goes to your debt each week.',
    icon: CircleArrowUp,
  },
  {
    title: 'Debt Tracking',
    description:
      'All balances in one place, with what is paid, what is left and the day you will be debt-free.',
    icon: TrendingDown,
  },
  {
    title: 'Bank-Level Security',
    description:
      'Accounts are linked through a bank-connection provider, so your bank password never reaches us.',
    icon: ShieldCheck,
  },
];
