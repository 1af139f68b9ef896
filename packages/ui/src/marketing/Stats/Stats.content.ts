import { CalendarClock, Clock, Landmark, Percent, PiggyBank, TrendingDown } from 'lucide-react';
import type { ComponentType } from 'react';
import type { OwnSections } from '../../internal/ownContent.ts';
import type { StatsWords } from '../../words/subjects/marketing/stats.ts';
import type { AppStoreStatusProps, StoreEntry } from '../AppStoreStatus/AppStoreStatus.tsx';
import type { QrDownloadProps } from '../QrDownload/QrDownload.tsx';

/** One figure of the showcase. */
export interface ShowcaseFigure {
  /** What it measures. */
  readonly label: string;
  /** The figure as it is shown: '$47'. */
  readonly figure: string;
  /** A few words below it. */
  readonly detail: string;
  /** A decorative icon. */
  readonly icon: ComponentType<{ readonly 'aria-hidden'?: boolean }>;
}

/** The sections of the page, from top to bottom, with what each says. */
export interface StatsSections {
  /** The name of the page, and a sentence. */
  readonly header: { readonly title: string; readonly description: string };
  /** The figures of the showcase; no calculation, so write them as they are to be shown. */
  readonly figures: { readonly title: string; readonly figures: readonly ShowcaseFigure[] };
  /** The stage of the apps in each store. */
  readonly stores: { readonly title: string } & Pick<AppStoreStatusProps, 'stores' | 'words'>;
  /** The code to scan and to save. */
  readonly visit: {
    readonly title: string;
    /** The line above the address. */
    readonly scan: string;
    /** The name of the code for assistive technology. */
    readonly codeLabel: string;
    /** The labels of the buttons. */
    readonly download: Pick<QrDownloadProps, 'label' | 'svgLabel'>;
  };
  /** The people behind the product. */
  readonly about: {
    readonly title: string;
    /** The text of the badge; `null` leaves it out. */
    readonly badge: string | null;
    readonly text: string;
  };
}

/** Own content of the page, by section; `null` leaves a section out. */
export type StatsContent = OwnSections<StatsSections>;

/** Our content; the figures are illustrative figures of the specification, not calculated. */
export function statsSections(
  words: StatsWords,
  { productName, address }: { productName: string; address: string },
): StatsSections {
  return {
    header: { title: words.title, description: words.description({ productName }) },
    figures: { title: words.figures, figures: showcaseFigures(words) },
    stores: { title: words.stores, stores: storesOf(words) },
    visit: {
      title: words.visit,
      scan: words.scan,
      codeLabel: words.codeLabel({ address }),
      download: {},
    },
    about: { title: words.about, badge: words.badge, text: words.aboutText({ productName }) },
  };
}

function showcaseFigures(words: StatsWords): readonly ShowcaseFigure[] {
  return [
    { label: words.roundUps, figure: '$47', detail: words.roundUpsDetail, icon: PiggyBank },
    {
      label: words.debtFree,
      figure: words.debtFreeFigure,
      detail: words.debtFreeDetail,
      icon: CalendarClock,
    },
    {
      label: words.interestSaved,
      figure: '$3,200',
      detail: words.interestSavedDetail,
      icon: TrendingDown,
    },
    { label: words.banks, figure: '11,000+', detail: words.banksDetail, icon: Landmark },
    { label: words.first, figure: words.firstFigure, detail: words.firstDetail, icon: Clock },
    {
      label: words.interest,
      figure: words.interestFigure,
      detail: words.interestDetail,
      icon: Percent,
    },
  ];
}

/** The two stores; as the landing page says, the apps are ready for submission. */
function storesOf(words: StatsWords): readonly StoreEntry[] {
  return [
    {
      store: words.apple,
      platform: words.applePlatform,
      stage: 'ready',
      note: words.appleNote,
    },
    {
      store: words.google,
      platform: words.googlePlatform,
      stage: 'ready',
      note: words.googleNote,
    },
  ];
}
