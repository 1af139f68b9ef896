import { useWords } from '../../words/index.ts';
import { landingProjections } from '../BusinessProjections/BusinessProjections.content.ts';
import { businessAnalyticsWords } from '../words/businessAnalytics.ts';
import { businessPlanWords } from '../words/businessPlan.ts';
import { businessProjectionsWords } from '../words/businessProjections.ts';
import { competitorBenchmarksWords } from '../words/competitorBenchmarks.ts';
import { growthProjectionWords } from '../words/growthProjection.ts';
import { launchOptionsWords } from '../words/launchOptions.ts';
import { lendingWords } from '../words/lending.ts';
import { marginsWords } from '../words/margins.ts';
import { marketingPlanWords } from '../words/marketingPlan.ts';
import { marketSizeWords } from '../words/marketSize.ts';
import { revenueModelWords } from '../words/revenueModel.ts';
import type { BusinessAnalyticsSections, BusinessPlan } from './BusinessAnalytics.content.ts';
import {
  businessPlan,
  comparison,
  launchOptions,
  LOAN,
  MARKET,
  marketingChannels,
} from './ourPlan.ts';

/** Our plan and our sections, in the language of the page. */
export function useOurSections(): { plan: BusinessPlan; sections: BusinessAnalyticsSections } {
  const words = useWords(businessAnalyticsWords);
  const items = useWords(businessPlanWords);
  const projections = useWords(businessProjectionsWords);
  const { years, pace } = landingProjections(projections).growth;
  const sections: BusinessAnalyticsSections = {
    header: words,
    notice: { title: words.noticeTitle, text: words.notice },
    summary: { ...words, targetFigure: projections.targetFigure },
    revenue: useWords(revenueModelWords),
    margins: useWords(marginsWords),
    market: { ...useWords(marketSizeWords), ...MARKET },
    growth: { ...useWords(growthProjectionWords), years, pace },
    competitors: { ...useWords(competitorBenchmarksWords), ...comparison(items) },
    marketing: { ...useWords(marketingPlanWords), channels: marketingChannels(items) },
    lending: {
      ...useWords(lendingWords),
      loan: LOAN,
      gates: [items.licenseGate, items.historyGate, items.savingGate, items.legalGate],
    },
    launch: { ...useWords(launchOptionsWords), options: launchOptions(items) },
  };
  return { plan: businessPlan(items), sections };
}
