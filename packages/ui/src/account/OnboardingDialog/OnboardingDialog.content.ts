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
import { ENGLISH, wordsOf } from '../../words/wordsOf.ts';
import { onboardingStepsWords } from '../words/onboardingSteps.ts';
import type { OnboardingStepsWords } from '../../words/subjects/account/onboardingSteps.ts';

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
 * Returns the tour for new users in English: welcome, how it works, features, real results, ready.
 *
 * The figures are the marketing figures of the specification; they are averages, not a promise.
 */
export function onboardingSteps(productName: string): readonly TourStep[] {
  return tourSteps(productName, wordsOf(onboardingStepsWords, ENGLISH));
}

/** The same in a language. */
export function tourSteps(productName: string, words: OnboardingStepsWords): readonly TourStep[] {
  return [
    {
      id: 'welcome',
      icon: Sparkles,
      title: words.welcomeTitle({ productName }),
      description: words.welcomeDescription,
      points: [
        { icon: CircleArrowUp, title: words.spendTitle, text: words.spendText },
        { icon: TrendingDown, title: words.debtTitle, text: words.debtText },
        { icon: Target, title: words.dateTitle, text: words.dateText },
      ],
    },
    {
      id: 'how-it-works',
      icon: CircleArrowUp,
      title: words.howTitle,
      description: words.howDescription,
      points: [
        { icon: CreditCard, title: words.buyTitle, text: words.buyText },
        { icon: PiggyBank, title: words.addUpTitle, text: words.addUpText },
        { icon: CalendarClock, title: words.payTitle, text: words.payText },
      ],
    },
    {
      id: 'features',
      icon: Zap,
      title: words.featuresTitle,
      description: words.featuresDescription,
      points: [
        { icon: Landmark, title: words.bankTitle, text: words.bankText },
        { icon: ChartNoAxesCombined, title: words.insightsTitle, text: words.insightsText },
        { icon: Bitcoin, title: words.cryptoTitle, text: words.cryptoText },
        { icon: Coins, title: words.rewardsTitle, text: words.rewardsText },
      ],
    },
    {
      id: 'real-results',
      icon: ChartNoAxesCombined,
      title: words.resultsTitle,
      description: words.resultsDescription,
      figures: true,
      points: [
        { icon: PiggyBank, title: '$47', text: words.roundUpsText },
        { icon: CalendarClock, title: words.fasterTitle, text: words.fasterText },
        { icon: TrendingDown, title: '$3,200', text: words.interestText },
      ],
    },
    {
      id: 'ready',
      icon: Rocket,
      title: words.readyTitle,
      description: words.readyDescription,
      points: [
        { icon: Landmark, title: words.connectTitle, text: words.connectText },
        { icon: CreditCard, title: words.reviewTitle, text: words.reviewText },
        { icon: ShieldCheck, title: words.settingsTitle, text: words.settingsText },
      ],
    },
  ];
}
