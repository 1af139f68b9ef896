import { Card, Heading, Section, Text } from '../../../primitives/index.ts';
import { useFormats } from '../../../words/index.ts';
import type { BusinessAnalyticsSections } from '../BusinessAnalytics.content.ts';
import * as styles from './sections.css.ts';

/** The two ways to publish the apps, and what they cost. */
export function Launch({ content }: { content: BusinessAnalyticsSections['launch'] }) {
  const { money } = useFormats();
  return (
    <Section
      data-part="business-analytics-launch"
      title={content.title}
      description={content.description}
    >
      <div className={styles.pair}>
        {content.options.map((option) => (
          <Card
            data-part="business-analytics-option"
            as="article"
            key={option.name}
            className={styles.block}
          >
            <Heading data-part="business-analytics-option-title" level={3}>
              {option.name}
            </Heading>
            <p data-part="business-analytics-option-price" className={styles.price}>
              {money(option.price, { cents: 'when-needed' })}
            </p>
            <Text data-part="business-analytics-option-text" tone="muted">
              {option.text}
            </Text>
            <ul data-part="business-analytics-points" className={styles.bullets}>
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
