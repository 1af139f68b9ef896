import { scaleCents } from '@dime-time/finance-core/money';
import { Card, Section, Table, type TableColumn } from '../../../primitives/index.ts';
import { useFormats, useWords, type Formats } from '../../../words/index.ts';
import type { PeopleWords } from '../../../words/subjects/marketing/people.ts';
import { peopleWords } from '../../words/people.ts';
import type { BusinessAnalyticsSections, RevenueStream } from '../BusinessAnalytics.content.ts';
import {
  dollarsLabel,
  PLAN_USERS,
  sharePercent,
  type UnitEconomics,
} from '../BusinessAnalytics.model.ts';
import { Bar } from './Bar.tsx';
import * as styles from './sections.css.ts';

interface RevenueProps {
  content: BusinessAnalyticsSections['revenue'];
  streams: readonly RevenueStream[];
  figures: UnitEconomics;
}

/** What one user brings in a year, stream by stream. */
export function Revenue({ content, streams, figures }: RevenueProps) {
  const formats = useFormats();
  const words = useWords(peopleWords);
  return (
    <Section
      data-part="business-analytics-revenue"
      title={content.title}
      description={content.description}
    >
      <Card padding="none">
        <Table
          caption={content.caption}
          columns={columnsOf(content, figures, words, formats)}
          rows={streams}
          rowKey={({ name }) => name}
          inset
        />
      </Card>
    </Section>
  );
}

function columnsOf(
  content: RevenueProps['content'],
  figures: UnitEconomics,
  words: PeopleWords,
  formats: Formats,
): readonly TableColumn<RevenueStream>[] {
  const { money } = formats;
  return [
    {
      id: 'stream',
      header: content.stream,
      cell: (stream) => (
        <>
          {stream.name}
          <span data-part="business-analytics-note" className={styles.note}>
            {stream.how}
          </span>
          <Bar percent={sharePercent(stream.perUser, figures.revenuePerUser)} />
        </>
      ),
      footer: content.total,
    },
    {
      id: 'user',
      header: content.perUser,
      cell: ({ perUser }) => money(perUser),
      numeric: true,
      footer: money(figures.revenuePerUser),
    },
    {
      id: 'million',
      header: content.atScale,
      cell: ({ perUser }) =>
        dollarsLabel(scaleCents(perUser, PLAN_USERS, 1, 'half-up'), words, formats),
      numeric: true,
      footer: dollarsLabel(figures.revenue, words, formats),
    },
  ];
}
