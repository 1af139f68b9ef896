import { subtractCents, type Cents } from '@dime-time/finance-core/money';
import { Badge, Card, Section, Text } from '../../../primitives/index.ts';
import { textOf } from '../../../internal/ownContent.ts';
import { rich, useFormats } from '../../../words/index.ts';
import type { BusinessAnalyticsSections } from '../BusinessAnalytics.content.ts';
import { interestOfYear } from '../BusinessAnalytics.model.ts';
import * as styles from './sections.css.ts';

/** A possible later product: cheaper loans, made by a partner bank. */
export function Lending({ content }: { content: BusinessAnalyticsSections['lending'] }) {
  const { money, percent } = useFormats();
  const { balance, currentApr, offeredApr } = content.loan;
  const interestNow = interestOfYear(balance, currentApr);
  const interestThen = interestOfYear(balance, offeredApr);
  const dollars = (amount: Cents) => money(amount, { cents: 'when-needed' });
  return (
    <Section
      data-part="business-analytics-lending"
      title={content.title}
      description={content.description}
      action={<Badge tone="warning">{content.badge}</Badge>}
    >
      <div className={styles.pair}>
        <Card data-part="business-analytics-block" className={styles.block}>
          <Text data-part="business-analytics-block-title" weight="semibold">
            {content.exampleTitle}
          </Text>
          <Text data-part="business-analytics-block-text" tone="muted">
            {textOf(content.example, {
              balance: dollars(balance),
              currentRate: percent(currentApr, 2),
              currentInterest: dollars(interestNow),
              offeredRate: percent(offeredApr, 2),
              offeredInterest: dollars(interestThen),
            })}
          </Text>
          <p data-part="business-analytics-text" className={styles.line}>
            <Saved
              text={content.saved}
              amount={dollars(subtractCents(interestNow, interestThen))}
            />
          </p>
        </Card>
        <Card data-part="business-analytics-block" className={styles.block}>
          <Text data-part="business-analytics-block-title" weight="semibold">
            {content.gatesTitle}
          </Text>
          <ul data-part="business-analytics-points" className={styles.bullets}>
            {content.gates.map((gate) => (
              <li key={gate}>{gate}</li>
            ))}
          </ul>
        </Card>
      </div>
    </Section>
  );
}

interface SavedProps {
  text: BusinessAnalyticsSections['lending']['saved'];
  amount: string;
}

function Saved({ text, amount }: SavedProps) {
  if (typeof text === 'string') return text;
  return rich(text, { amount: <strong className={styles.figure}>{amount}</strong> });
}
