import { Grid, StatCard } from '../../../primitives/index.ts';
import { textOf } from '../../../internal/ownContent.ts';
import { useFormats } from '../../../words/index.ts';
import type { BusinessAnalyticsSections } from '../BusinessAnalytics.content.ts';
import type { UnitEconomics } from '../BusinessAnalytics.model.ts';

interface SummaryProps {
  content: BusinessAnalyticsSections['summary'];
  figures: UnitEconomics;
}

/** The plan in four figures. */
export function Summary({ content, figures }: SummaryProps) {
  const { money, percent } = useFormats();
  return (
    <Grid data-part="business-analytics-summary" columns={{ phone: 2, desktop: 4 }}>
      <StatCard
        data-part="business-analytics-summary-revenue"
        label={content.revenue}
        value={money(figures.revenue, { compact: true })}
        detail={content.revenueDetail}
      />
      <StatCard
        data-part="business-analytics-summary-per-user"
        label={content.perUser}
        value={money(figures.revenuePerUser)}
        detail={content.perUserDetail}
      />
      <StatCard
        data-part="business-analytics-summary-margin"
        label={content.margin}
        value={percent(figures.marginPercent, 1)}
        detail={textOf(content.marginDetail, { profit: money(figures.profitPerUser) })}
      />
      <StatCard
        data-part="business-analytics-summary-target"
        label={content.target}
        value={content.targetFigure}
        detail={content.targetDetail}
      />
    </Grid>
  );
}
