import { Card, Section, Stack, Text } from '../../../primitives/index.ts';
import { MARKETING_CHANNELS } from '../BusinessAnalytics.content.ts';
import { peopleLabel, sharePercent } from '../BusinessAnalytics.model.ts';
import { Bar } from './Bar.tsx';
import * as styles from './sections.css.ts';

/** Where the new users come from. */
export function Marketing() {
  const total = MARKETING_CHANNELS.reduce((sum, channel) => sum + channel.usersPerMonth, 0);
  return (
    <Section
      title="Marketing Plan"
      description={`${peopleLabel(total)} new users per month on average, from five sources.`}
    >
      <Card>
        <Stack as="ul" gap={5}>
          {MARKETING_CHANNELS.map((channel) => (
            <li key={channel.name}>
              <p className={styles.split}>
                <Text as="span" weight="semibold">
                  {channel.name}
                </Text>
                <span className={styles.number}>
                  {peopleLabel(channel.usersPerMonth)}{' '}
                  <Text as="span" size="s" tone="muted">
                    a month
                  </Text>
                </span>
              </p>
              <p className={styles.note}>{channel.plan}</p>
              <Bar percent={sharePercent(channel.usersPerMonth, total)} />
            </li>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
