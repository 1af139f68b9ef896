import {
  Bitcoin,
  CalendarCheck,
  ChartNoAxesCombined,
  CircleArrowUp,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import type { ComponentType } from 'react';

/** One thing the product does, as a visitor reads it. */
export interface Feature {
  /** What it is called. */
  readonly title: string;
  /** What it does for the reader, in a sentence or two. */
  readonly description: string;
  /** The drawing above the title. */
  readonly icon: ComponentType<{ readonly 'aria-hidden'?: boolean }>;
}

/** The six features of the landing page, in the order of the specification. */
export const LANDING_FEATURES: readonly Feature[] = [
  {
    title: 'Round-Up Technology',
    description:
      'Every purchase is rounded up to the next dollar. Pay $4.75 for a coffee, and $0.25 goes to work on your debt.',
    icon: CircleArrowUp,
  },
  {
    title: 'Smart Analytics',
    description:
      'See what you owe, what you have paid and the day you will be debt-free, drawn from your own numbers.',
    icon: ChartNoAxesCombined,
  },
  {
    title: 'Bank-Level Security',
    description:
      'Accounts are linked through a bank-connection provider, so your bank password never reaches us.',
    icon: ShieldCheck,
  },
  {
    title: 'Mobile Apps',
    description:
      'Your progress is in your pocket: the same household on your phone, your tablet and your desk.',
    icon: Smartphone,
  },
  {
    title: 'Automated Payments',
    description:
      'Spare change is collected weekly and sent to the debt with the highest interest. You just keep living.',
    icon: CalendarCheck,
  },
  {
    title: 'Crypto Options',
    description:
      'Put a share of your round-ups into cryptocurrency, from none to all of it. You decide, and you can change your mind.',
    icon: Bitcoin,
  },
];
