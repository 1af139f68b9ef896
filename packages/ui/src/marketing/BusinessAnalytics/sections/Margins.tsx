import { Card, Section, Stack } from '../../../primitives/index.ts';
import { textOf } from '../../../internal/ownContent.ts';
import { classes } from '../../../theme/classes.ts';
import { tabular } from '../../../theme/text.css.ts';
import { useFormats } from '../../../words/index.ts';
import type { BusinessAnalyticsSections, CostLine } from '../BusinessAnalytics.content.ts';
import { sharePercent, type UnitEconomics } from '../BusinessAnalytics.model.ts';
import { Bar } from './Bar.tsx';
import * as styles from './sections.css.ts';

interface MarginsProps {
  content: BusinessAnalyticsSections['margins'];
  costs: readonly CostLine[];
  figures: UnitEconomics;
}

/** What it costs to serve one user, and what is left. */
export function Margins({ content, costs, figures }: MarginsProps) {
  const { money, percent } = useFormats();
  return (
    <Section
      data-part="business-analytics-margins"
      title={content.title}
      description={textOf(content.description, {
        revenue: money(figures.revenuePerUser),
        cost: money(figures.costPerUser),
      })}
    >
      <Card>
        <Stack data-part="business-analytics-list" as="ul" gap={5}>
          {costs.map((cost) => (
            <li key={cost.name}>
              <p data-part="business-analytics-line" className={styles.split}>
                <span>{cost.name}</span>
                <span className={classes(styles.number, tabular)}>{money(cost.perUser)}</span>
              </p>
              <Bar percent={sharePercent(cost.perUser, figures.revenuePerUser)} />
            </li>
          ))}
          <li>
            <p data-part="business-analytics-line" className={styles.split}>
              <strong>
                {textOf(content.profit, { margin: percent(figures.marginPercent, 1) })}
              </strong>
              <strong className={classes(styles.number, tabular)}>
                {money(figures.profitPerUser)}
              </strong>
            </p>
            <Bar percent={sharePercent(figures.profitPerUser, figures.revenuePerUser)} />
          </li>
        </Stack>
      </Card>
    </Section>
  );
}
