import { formatPercent, formatUsd } from '@dime-time/finance-core/money';
import { Card, Section, Stack } from '../../../primitives/index.ts';
import { COST_LINES } from '../BusinessAnalytics.content.ts';
import { sharePercent, type UnitEconomics } from '../BusinessAnalytics.model.ts';
import { Bar } from './Bar.tsx';
import * as styles from './sections.css.ts';

/** What it costs to serve one user, and what is left. */
export function Margins({ plan }: { plan: UnitEconomics }) {
  return (
    <Section
      title="Margins"
      description={`Each user brings in ${formatUsd(plan.revenuePerUser)} a year and costs ${formatUsd(plan.costPerUser)} to serve.`}
    >
      <Card>
        <Stack as="ul" gap={5}>
          {COST_LINES.map((cost) => (
            <li key={cost.name}>
              <p className={styles.split}>
                <span>{cost.name}</span>
                <span className={styles.number}>{formatUsd(cost.perUser)}</span>
              </p>
              <Bar percent={sharePercent(cost.perUser, plan.revenuePerUser)} />
            </li>
          ))}
          <li>
            <p className={styles.split}>
              <strong>Profit, {formatPercent(plan.marginPercent, 1)}</strong>
              <strong className={styles.number}>{formatUsd(plan.profitPerUser)}</strong>
            </p>
            <Bar percent={sharePercent(plan.profitPerUser, plan.revenuePerUser)} />
          </li>
        </Stack>
      </Card>
    </Section>
  );
}
