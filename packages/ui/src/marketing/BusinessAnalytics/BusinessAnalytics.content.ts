import type { Cents } from '@dime-time/finance-core/money';
import type { OwnSections, Texts } from '../../internal/ownContent.ts';
import type { BusinessAnalyticsWords } from '../../words/subjects/marketing/businessAnalytics.ts';
import type { CompetitorBenchmarksWords } from '../../words/subjects/marketing/competitorBenchmarks.ts';
import type { GrowthProjectionWords } from '../../words/subjects/marketing/growthProjection.ts';
import type { LaunchOptionsWords } from '../../words/subjects/marketing/launchOptions.ts';
import type { LendingWords } from '../../words/subjects/marketing/lending.ts';
import type { MarginsWords } from '../../words/subjects/marketing/margins.ts';
import type { MarketingPlanWords } from '../../words/subjects/marketing/marketingPlan.ts';
import type { MarketSizeWords } from '../../words/subjects/marketing/marketSize.ts';
import type { RevenueModelWords } from '../../words/subjects/marketing/revenueModel.ts';
import type { GrowthYear, Projection } from '../BusinessProjections/BusinessProjections.content.ts';

/** One stream of revenue, for one user and one year. */
export interface RevenueStream {
  readonly name: string;
  /** How the amount is calculated, with its inputs. */
  readonly how: string;
  /** The revenue from one user in a year. */
  readonly perUser: Cents;
}

/** The cost of serving one user for a year. */
export interface CostLine {
  readonly name: string;
  readonly perUser: Cents;
}

/** What one user brings in and costs; totals and margins are calculated from it. */
export interface BusinessPlan {
  readonly streams: readonly RevenueStream[];
  readonly costs: readonly CostLine[];
}

/** The market, in people and dollars. */
export interface MarketFigures {
  /** How many people have the debt. */
  readonly indebted: number;
  /** What one of them owes on average. */
  readonly averageDebt: Cents;
  /** How many of them use financial apps, in percent. */
  readonly fintechPercent: number;
  /** How many may become users, in whole millions. */
  readonly potential: { readonly from: number; readonly to: number };
}

/** A kind of product people compare with, and what it does. */
export interface Competitor {
  readonly name: string;
  /** One answer for each of the benchmarks, in their order. */
  readonly does: readonly boolean[];
}

/** One way to reach new users. */
export interface MarketingChannel {
  readonly name: string;
  readonly plan: string;
  /** New users a month, on average over the three years. */
  readonly usersPerMonth: number;
}

/** A loan and the cheaper one that would replace it; the interest of a year is calculated. */
export interface LendingExample {
  readonly balance: Cents;
  /** The rate today, in percent a year. */
  readonly currentApr: number;
  /** The rate that would be offered, in percent a year. */
  readonly offeredApr: number;
}

/** One way to publish the apps. */
export interface LaunchOption {
  readonly name: string;
  readonly price: Cents;
  readonly text: string;
  readonly points: readonly string[];
}

/** The sections of the page, from top to bottom, with what each says. */
export interface BusinessAnalyticsSections {
  /** The name of the page, and a sentence. */
  readonly header: Texts<Pick<BusinessAnalyticsWords, 'title' | 'description'>>;
  /** The warning that these are no results. */
  readonly notice: { readonly title: string; readonly text: string };
  /** The four figures at the top. */
  readonly summary: Texts<
    Omit<BusinessAnalyticsWords, 'title' | 'description' | 'noticeTitle' | 'notice'>
  > & {
    /** The target as it is shown: '$100M'. */
    readonly targetFigure: string;
  };
  /** The revenue of the plan, by stream. */
  readonly revenue: Texts<RevenueModelWords>;
  /** The costs of the plan, and what is left. */
  readonly margins: Texts<MarginsWords>;
  /** From everyone with debt to likely customers. */
  readonly market: Texts<MarketSizeWords> & MarketFigures;
  /** Users and revenue by year. */
  readonly growth: Texts<GrowthProjectionWords> & {
    readonly years: readonly GrowthYear[];
    /** The pace that the description names. */
    readonly pace: Projection;
  };
  /** What others do; a first row with everything is added for the product. */
  readonly competitors: Texts<CompetitorBenchmarksWords> & {
    /** What is compared, in the order of the columns. */
    readonly benchmarks: readonly string[];
    readonly competitors: readonly Competitor[];
  };
  /** Where new users come from. */
  readonly marketing: Texts<MarketingPlanWords> & {
    readonly channels: readonly MarketingChannel[];
  };
  /** A possible later product. */
  readonly lending: Texts<LendingWords> & {
    readonly loan: LendingExample;
    /** What must be in place first. */
    readonly gates: readonly string[];
  };
  /** The ways to publish the apps. */
  readonly launch: Texts<LaunchOptionsWords> & { readonly options: readonly LaunchOption[] };
}

/** Own content of the page, by section; `null` leaves a section out. */
export interface BusinessAnalyticsContent extends OwnSections<BusinessAnalyticsSections> {
  /** What several sections calculate from. */
  readonly plan?: Partial<BusinessPlan>;
}
