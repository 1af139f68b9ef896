import { formatCompactUsd, formatUsd, scaleCents } from '@dime-time/finance-core/money';
import { Card, Section, Table, type TableColumn } from '../../../primitives/index.ts';
import { REVENUE_STREAMS } from '../BusinessAnalytics.content.ts';
import { PLAN_USERS, sharePercent, type UnitEconomics } from '../BusinessAnalytics.model.ts';
import { Bar } from './Bar.tsx';
import * as styles from './sections.css.ts';

type Stream = (typeof REVENUE_STREAMS)[number];

/** What one user brings in a year, stream by stream. */
export function Revenue({ plan }: { plan: UnitEconomics }) {
  return (
    <Section title="Revenue Model" description="Annual revenue per user and at 1 million users.">
      <Card padding="none">
        <Table
          caption="Annual revenue per user, by stream"
          columns={columnsOf(plan)}
          rows={REVENUE_STREAMS}
          rowKey={({ name }) => name}
          inset
        />
      </Card>
    </Section>
  );
}

function columnsOf(plan: UnitEconomics): readonly TableColumn<Stream>[] {
  return [
    {
      id: 'stream',
      header: 'Stream',
      cell: (stream) => (
        <>
          {stream.name}
          <span className={styles.note}>{stream.how}</span>
          <Bar percent={sharePercent(stream.perUser, plan.revenuePerUser)} />
        </>
      ),
      footer: 'Total',
    },
    {
      id: 'user',
      header: 'Per user',
      cell: ({ perUser }) => formatUsd(perUser),
      numeric: true,
      footer: formatUsd(plan.revenuePerUser),
    },
    {
      id: 'million',
      header: 'At 1M users',
      cell: ({ perUser }) => formatCompactUsd(scaleCents(perUser, PLAN_USERS, 1, 'half-up')),
      numeric: true,
      footer: formatCompactUsd(plan.revenue),
    },
  ];
}
