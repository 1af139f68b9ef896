import { Card, Section } from '../../../primitives/index.ts';
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
        <ul className={styles.rows}>
          {MARKETING_CHANNELS.map((channel) => (
            <li key={channel.name}>
              <p className={styles.split}>
                <span className={styles.strong}>{channel.name}</span>
                <span className={styles.number}>
                  {peopleLabel(channel.usersPerMonth)} <span className={styles.muted}>a month</span>
                </span>
              </p>
              <p className={styles.note}>{channel.plan}</p>
              <Bar percent={sharePercent(channel.usersPerMonth, total)} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
