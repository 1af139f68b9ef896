import { formatPercent, formatUsd, subtractCents } from '@dime-time/finance-core/money';
import { Badge, Card, Section, Text } from '../../../primitives/index.ts';
import { LENDING } from '../BusinessAnalytics.content.ts';
import * as styles from './sections.css.ts';

/** A possible later product: cheaper loans, made by a partner bank. */
export function Lending() {
  const { exampleBalance, currentApr, offeredApr, interestNow, interestThen, gates } = LENDING;
  const dollars = (amount: typeof interestNow) => formatUsd(amount, { cents: 'when-needed' });
  return (
    <Section
      title="Lending, Phase 2"
      description="Once round-ups show who pays reliably, a partner bank can offer those people a better rate."
      action={<Badge tone="warning">Planned, not offered</Badge>}
    >
      <div className={styles.pair}>
        <Card className={styles.block}>
          <Text weight="semibold">An example</Text>
          <Text tone="muted">
            {`A ${dollars(exampleBalance)} balance at ${formatPercent(currentApr, 2)} costs ${dollars(interestNow)} in interest a year; at ${formatPercent(offeredApr, 2)}, ${dollars(interestThen)}.`}
          </Text>
          <p className={styles.line}>
            <strong className={styles.figure}>
              {dollars(subtractCents(interestNow, interestThen))}
            </strong>{' '}
            saved in the first year, on a balance that stays the same
          </p>
        </Card>
        <Card className={styles.block}>
          <Text weight="semibold">What must be in place first</Text>
          <ul className={styles.bullets}>
            {gates.map((gate) => (
              <li key={gate}>{gate}</li>
            ))}
          </ul>
        </Card>
      </div>
    </Section>
  );
}
