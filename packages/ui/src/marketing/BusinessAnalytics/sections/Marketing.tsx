import { Card, Section, Stack, Text } from '../../../primitives/index.ts';
import { textOf } from '../../../internal/ownContent.ts';
import { useFormats, useWords } from '../../../words/index.ts';
import { peopleWords } from '../../words/people.ts';
import type { BusinessAnalyticsSections } from '../BusinessAnalytics.content.ts';
import { peopleLabel, sharePercent } from '../BusinessAnalytics.model.ts';
import { Bar } from './Bar.tsx';
import * as styles from './sections.css.ts';

/** Where the new users come from. */
export function Marketing({ content }: { content: BusinessAnalyticsSections['marketing'] }) {
  const words = useWords(peopleWords);
  const formats = useFormats();
  const { channels } = content;
  const total = channels.reduce((sum, channel) => sum + channel.usersPerMonth, 0);
  return (
    <Section
      data-part="business-analytics-marketing"
      title={content.title}
      description={textOf(content.description, { people: peopleLabel(total, words, formats) })}
    >
      <Card>
        <Stack data-part="business-analytics-list" as="ul" gap={5}>
          {channels.map((channel) => (
            <li key={channel.name}>
              <p data-part="business-analytics-line" className={styles.split}>
                <Text as="span" weight="semibold">
                  {channel.name}
                </Text>
                <span className={styles.number}>
                  {peopleLabel(channel.usersPerMonth, words, formats)}{' '}
                  <Text as="span" size="s" tone="muted">
                    {content.perMonth}
                  </Text>
                </span>
              </p>
              <p data-part="business-analytics-note" className={styles.note}>
                {channel.plan}
              </p>
              <Bar percent={sharePercent(channel.usersPerMonth, total)} />
            </li>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
