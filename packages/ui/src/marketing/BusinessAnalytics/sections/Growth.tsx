import { growthBars } from '../../BusinessProjections/BusinessProjections.content.ts';
import { Card, Section, Stack, Text } from '../../../primitives/index.ts';
import { textOf } from '../../../internal/ownContent.ts';
import type { BusinessAnalyticsSections } from '../BusinessAnalytics.content.ts';
import { Bar } from './Bar.tsx';
import * as styles from './sections.css.ts';

/** The users and the revenue of the first three years. */
export function Growth({ content }: { content: BusinessAnalyticsSections['growth'] }) {
  const { years, pace } = content;
  const bars = growthBars(years);
  return (
    <Section
      data-part="business-analytics-growth"
      title={content.title}
      description={textOf(content.description, { pace: `${pace.figure} ${pace.after}` })}
    >
      <Card>
        <Stack data-part="business-analytics-list" as="ol" gap={5}>
          {years.map((year, index) => (
            <li key={year.year}>
              <p data-part="business-analytics-line" className={styles.split}>
                <span>
                  {year.year}: <strong className={styles.figure}>{year.usersLabel}</strong>
                </span>
                <Text as="span" size="s" tone="muted">
                  {year.revenue}
                </Text>
              </p>
              <Bar percent={bars[index] ?? 0} />
            </li>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
