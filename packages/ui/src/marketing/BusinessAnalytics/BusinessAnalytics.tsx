import { formatCompactUsd, formatPercent, formatUsd } from '@dime-time/finance-core/money';
import { Callout, Grid, PageHeader, Stack, StatCard } from '../../primitives/index.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { screen } from '../../internal/screen.css.ts';
import { COST_LINES, REVENUE_STREAMS } from './BusinessAnalytics.content.ts';
import { unitEconomics } from './BusinessAnalytics.model.ts';
import { Competitors } from './sections/Competitors.tsx';
import { Growth } from './sections/Growth.tsx';
import { Launch } from './sections/Launch.tsx';
import { Lending } from './sections/Lending.tsx';
import { Margins } from './sections/Margins.tsx';
import { Market } from './sections/Market.tsx';
import { Marketing } from './sections/Marketing.tsx';
import { Revenue } from './sections/Revenue.tsx';

export interface BusinessAnalyticsProps {
  /**
   * The name of the page.
   * @default 'Business Analytics'
   */
  title?: string;
}

/** The business plan: revenue, customers, and next steps. */
export function BusinessAnalytics({ title = 'Business Analytics' }: BusinessAnalyticsProps) {
  const { productName } = useBrand();
  const plan = unitEconomics(REVENUE_STREAMS, COST_LINES);
  return (
    <Stack gap={7} className={screen}>
      <PageHeader
        title={title}
        description={`How ${productName} earns, who it serves, and where it goes next.`}
      />
      <Callout tone="info" title="Projections, not results">
        These are planning figures for prospective investors. They rest on assumptions that may
        prove wrong and are not an offer to invest.
      </Callout>
      <Grid columns={{ phone: 2, desktop: 4 }}>
        <StatCard
          label="Annual revenue at 1M users"
          value={formatCompactUsd(plan.revenue)}
          detail="approximate, at planned prices"
        />
        <StatCard
          label="Revenue per user per year"
          value={formatUsd(plan.revenuePerUser)}
          detail="from four streams"
        />
        <StatCard
          label="Profit margin"
          value={formatPercent(plan.marginPercent, 1)}
          detail={`${formatUsd(plan.profitPerUser)} of each user’s revenue`}
        />
        <StatCard label="Revenue target" value="$100M" detail="in 3 years" />
      </Grid>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={6} align="start">
        <Revenue plan={plan} />
        <Margins plan={plan} />
        <Market />
        <Growth />
      </Grid>
      <Competitors productName={productName} />
      <Marketing />
      <Lending />
      <Launch />
    </Stack>
  );
}
