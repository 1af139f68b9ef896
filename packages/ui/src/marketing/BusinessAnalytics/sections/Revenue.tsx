import { formatCompactUsd, formatUsd, scaleCents } from '@dime-time/finance-core/money';
import { Card, Section } from '../../../primitives/index.ts';
import { REVENUE_STREAMS } from '../BusinessAnalytics.content.ts';
import { PLAN_USERS, sharePercent, type UnitEconomics } from '../BusinessAnalytics.model.ts';
import { Bar } from './Bar.tsx';
import * as styles from './sections.css.ts';

/** What one user brings in a year, stream by stream. */
export function Revenue({ plan }: { plan: UnitEconomics }) {
  return (
    <Section title="Revenue Model" description="Annual revenue per user and at 1 million users.">
      <Card padding="none">
        <table className={styles.table}>
          <caption className={styles.caption}>Annual revenue per user, by stream</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.headCell}>
                Stream
              </th>
              <th scope="col" className={styles.headCell} data-number="">
                Per user
              </th>
              <th scope="col" className={styles.headCell} data-number="" data-roomy="">
                At 1M users
              </th>
            </tr>
          </thead>
          <tbody>
            {REVENUE_STREAMS.map((stream) => (
              <tr key={stream.name}>
                <th scope="row" className={styles.rowHead}>
                  {stream.name}
                  <span className={styles.note}>{stream.how}</span>
                  <Bar percent={sharePercent(stream.perUser, plan.revenuePerUser)} />
                </th>
                <td className={styles.cell} data-number="">
                  {formatUsd(stream.perUser)}
                </td>
                <td className={styles.cell} data-number="" data-roomy="">
                  {formatCompactUsd(scaleCents(stream.perUser, PLAN_USERS, 1, 'half-up'))}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.rowHead}>
                Total
              </th>
              <td className={styles.cell} data-number="" data-total="">
                {formatUsd(plan.revenuePerUser)}
              </td>
              <td className={styles.cell} data-number="" data-total="" data-roomy="">
                {formatCompactUsd(plan.revenue)}
              </td>
            </tr>
          </tfoot>
        </table>
      </Card>
    </Section>
  );
}
