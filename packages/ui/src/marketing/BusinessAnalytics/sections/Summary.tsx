import { Grid, StatCard } from '../../../primitives/index.ts';
import { textOf } from '../../../internal/ownContent.ts';
import { useFormats, useWords } from '../../../words/index.ts';
import { peopleWords } from '../../words/people.ts';
import type { BusinessAnalyticsSections } from '../BusinessAnalytics.content.ts';
import { dollarsLabel, type UnitEconomics } from '../BusinessAnalytics.model.ts';

interface SummaryProps {
  content: BusinessAnalyticsSections['summary'];
  figures: UnitEconomics;
}

/** The plan in four figures. */
export function Summary({ content, figures }: SummaryProps) {
  const formats = useFormats();
  const { money, percent } = formats;
  return (
    <Grid data-part="business-analytics-summary" columns={{ phone: 2, desktop: 4 }}>
      <StatCard
        data-part="business-analytics-summary-revenue"
        label={content.revenue}
        value={dollarsLabel(figures.revenue, useWords(peopleWords), formats)}
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
