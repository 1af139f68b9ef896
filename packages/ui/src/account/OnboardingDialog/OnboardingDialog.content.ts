import {
  Bitcoin,
  CalendarClock,
  ChartNoAxesCombined,
  CircleArrowUp,
  Coins,
  CreditCard,
  Landmark,
  PiggyBank,
  Rocket,
  ShieldCheck,
  Sparkles,
  Target,
  TrendingDown,
  Zap,
} from 'lucide-react';
import type { ComponentType } from 'react';

/** An icon component; the tour hides it from assistive technology. */
export type StepIcon = ComponentType<{ readonly 'aria-hidden'?: boolean }>;

/** One line of a step: an icon, a few emphasized words, and what they mean. */
export interface TourPoint {
  readonly icon: StepIcon;
  readonly title: string;
  readonly text?: string;
}

/** One step of the tour. */
export interface TourStep {
  /** An ID for the step that does not change with the wording. */
  readonly id: string;
  readonly icon: StepIcon;
  readonly title: string;
  readonly description: string;
  readonly points: readonly TourPoint[];
  /**
   * Whether the points are shown as large figures rather than lines.
   * @default false
   */
  readonly figures?: boolean;
}

/**
 * Returns the tour for new users: welcome, how it works, features, real results, ready.
 *
 * The figures are the marketing figures of the specification; they are averages, not a promise.
 */
export function onboardingSteps(productName: string): readonly TourStep[] {
  return [
    {
      id: 'welcome',
      icon: Sparkles,
      title: `Welcome to ${productName}!`,
      description: 'Your spare change is about to pay down your debt. Here’s a one-minute tour.',
      points: [
        { icon: CircleArrowUp, title: 'Spend as usual', text: 'Nothing to remember.' },
        { icon: TrendingDown, title: 'Watch debt go down', text: 'A little every week.' },
        { icon: Target, title: 'Know your debt-free date', text: 'And see it come closer.' },
      ],
    },
    {
      id: 'how-it-works',
      icon: CircleArrowUp,
      title: 'How it works',
      description: 'Just shop as usual. We do the rest.',
      points: [
        {
          icon: CreditCard,
          title: 'You buy something',
          text: 'We round up a $4.67 purchase to $5.00: a round-up of $0.33.',
        },
        {
          icon: PiggyBank,
          title: 'We add up the change',
          text: 'You’ll see your first round-ups within 24 hours.',
        },
        {
          icon: CalendarClock,
          title: 'We pay your debt every week',
          text: 'Payments go to your highest-rate debt each week.',
        },
      ],
    },
    {
      id: 'features',
      icon: Zap,
      title: 'What you get',
      description: 'Use as much or as little as you like.',
      points: [
        { icon: Landmark, title: 'Bank connection', text: 'Link accounts at 11,000+ banks.' },
        {
          icon: ChartNoAxesCombined,
          title: 'Insights',
          text: 'See where your money goes and what you save.',
        },
        { icon: Bitcoin, title: 'Crypto round-ups', text: 'Invest any share of your round-ups.' },
        { icon: Coins, title: 'DTT rewards', text: 'Earn tokens for round-ups and milestones.' },
      ],
    },
    {
      id: 'real-results',
      icon: ChartNoAxesCombined,
      title: 'Real results',
      description: 'Example figures, not promises. Yours depend on what you spend and owe.',
      figures: true,
      points: [
        { icon: PiggyBank, title: '$47', text: 'average weekly round-ups' },
        { icon: CalendarClock, title: '18 months', text: 'faster out of debt' },
        { icon: TrendingDown, title: '$3,200', text: 'interest saved' },
      ],
    },
    {
      id: 'ready',
      icon: Rocket,
      title: 'You’re ready!',
      description: 'Three quick steps to get started.',
      points: [
        { icon: Landmark, title: 'Connect your bank', text: 'So we can round up your purchases.' },
        {
          icon: CreditCard,
          title: 'Look over your debts',
          text: 'So we pay the right debt first.',
        },
        {
          icon: ShieldCheck,
          title: 'Choose your round-up settings',
          text: 'Set when we apply round-ups. Until then, they’re planned to earn 4% APY.',
        },
      ],
    },
  ];
}
