import { formatUsd } from '@dime-time/finance-core/money';
import { Card, Heading, Section, Text } from '../../../primitives/index.ts';
import type { BusinessAnalyticsSections } from '../BusinessAnalytics.content.ts';
import * as styles from './sections.css.ts';

/** The two ways to publish the apps, and what they cost. */
export function Launch({ content }: { content: BusinessAnalyticsSections['launch'] }) {
  return (
    <Section title={content.title} description={content.description}>
      <div className={styles.pair}>
        {content.options.map((option) => (
          <Card as="article" key={option.name} className={styles.block}>
            <Heading level={3}>{option.name}</Heading>
            <p className={styles.price}>{formatUsd(option.price, { cents: 'when-needed' })}</p>
            <Text tone="muted">{option.text}</Text>
            <ul className={styles.bullets}>
              {option.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Section>
  );
}
