import { cents } from '@dime-time/finance-core/money';
import type { BusinessPlanWords } from '../../words/subjects/marketing/businessPlan.ts';
import type {
  BusinessAnalyticsSections,
  BusinessPlan,
  Competitor,
  LaunchOption,
  LendingExample,
  MarketFigures,
  MarketingChannel,
} from './BusinessAnalytics.content.ts';

/** The revenue and the cost of one user in a year: the $93.90 and the 85.4% of the landing page. */
export function businessPlan(words: BusinessPlanWords): BusinessPlan {
  return {
    streams: [
      { name: words.subscription, how: words.subscriptionHow, perUser: cents(3588) },
      { name: words.interest, how: words.interestHow, perUser: cents(2444) },
      { name: words.referrals, how: words.referralsHow, perUser: cents(2136) },
      { name: words.crypto, how: words.cryptoHow, perUser: cents(1222) },
    ],
    costs: [
      { name: words.bankCost, perUser: cents(540) },
      { name: words.paymentCost, perUser: cents(360) },
      { name: words.supportCost, perUser: cents(285) },
      { name: words.hostingCost, perUser: cents(186) },
    ],
  };
}

/** The market in the United States, as on the landing page. */
export const MARKET: MarketFigures = {
  indebted: 77_000_000,
  averageDebt: cents(620_000),
  fintechPercent: 88,
  potential: { from: 20_000_000, to: 40_000_000 },
};

/** What is compared. Kinds of products rather than names, because the features of a company change. */
export function comparison(
  words: BusinessPlanWords,
): Pick<BusinessAnalyticsSections['competitors'], 'benchmarks' | 'competitors'> {
  const competitors: readonly Competitor[] = [
    { name: words.investingApps, does: [true, false, false, false, true] },
    { name: words.bankSavings, does: [true, false, false, false, false] },
    { name: words.planners, does: [false, false, true, false, false] },
    { name: words.lenders, does: [false, true, false, false, false] },
  ];
  return {
    benchmarks: [
      words.roundsUp,
      words.paysDebt,
      words.highestFirst,
      words.optionalCrypto,
      words.rewards,
    ],
    competitors,
  };
}

/** How the 31,667 new users a month of the landing page are to be won. */
export function marketingChannels(words: BusinessPlanWords): readonly MarketingChannel[] {
  return [
    { name: words.invites, plan: words.invitesPlan, usersPerMonth: 9_500 },
    { name: words.search, plan: words.searchPlan, usersPerMonth: 7_917 },
    { name: words.partners, plan: words.partnersPlan, usersPerMonth: 6_333 },
    { name: words.videos, plan: words.videosPlan, usersPerMonth: 4_750 },
    { name: words.veterans, plan: words.veteransPlan, usersPerMonth: 3_167 },
  ];
}

/** The loan of phase 2, which is planned and not offered. */
export const LOAN: LendingExample = {
  balance: cents(620_000),
  currentApr: 24.99,
  offeredApr: 14.99,
};

/** The two kinds of developer account, with what they cost. */
export function launchOptions(words: BusinessPlanWords): readonly LaunchOption[] {
  return [
    {
      name: words.individual,
      price: cents(9_900),
      text: words.individualText,
      points: [words.individualName, words.individualDays, words.individualMoves],
    },
    {
      name: words.business,
      price: cents(29_900),
      text: words.businessText,
      points: [words.businessName, words.businessRoles, words.businessTrust],
    },
  ];
}
