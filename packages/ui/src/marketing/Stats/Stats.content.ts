import { CalendarClock, Clock, Landmark, Percent, PiggyBank, TrendingDown } from 'lucide-react';
import type { ComponentType } from 'react';
import type { StoreEntry } from '../AppStoreStatus/AppStoreStatus.tsx';

/** One figure of the showcase. */
export interface ShowcaseFigure {
  readonly label: string;
  readonly figure: string;
  readonly detail: string;
  readonly icon: ComponentType<{ readonly 'aria-hidden'?: boolean }>;
}

/** The figures of the showcase: illustrative figures of the specification, not calculated. */
export const SHOWCASE_FIGURES: readonly ShowcaseFigure[] = [
  {
    label: 'Average round-ups',
    figure: '$47',
    detail: 'a week, without a budget or a spreadsheet',
    icon: PiggyBank,
  },
  {
    label: 'Debt-free',
    figure: '18 months',
    detail: 'faster than with minimum payments alone',
    icon: CalendarClock,
  },
  {
    label: 'Interest saved',
    figure: '$3,200',
    detail: 'on the way to the last payment',
    icon: TrendingDown,
  },
  {
    label: 'Banks',
    figure: '11,000+',
    detail: 'supported',
    icon: Landmark,
  },
  {
    label: 'First round-ups',
    figure: '24 hours',
    detail: 'or less until you see them',
    icon: Clock,
  },
  {
    label: 'Interest revenue',
    figure: '4% APY',
    detail: 'earned on round-ups between weekly payments',
    icon: Percent,
  },
];

/** The two stores; as the landing page says, the apps are ready for submission. */
export const STORES: readonly StoreEntry[] = [
  {
    store: 'Apple App Store',
    platform: 'iPhone and iPad',
    stage: 'ready',
    note: 'The app is built with a native wrapper. Next: open the developer account.',
  },
  {
    store: 'Google Play',
    platform: 'Android phones and tablets',
    stage: 'ready',
    note: 'The app is built with a native wrapper. Next: complete the store listing.',
  },
];
