import { formatCompactUsd, formatUsd, mulDiv, scaleCents } from '@dime-time/finance-core/money';
import { Card, Section, Stack } from '../../../primitives/index.ts';
import { MARKET } from '../BusinessAnalytics.content.ts';
import { peopleLabel, sharePercent } from '../BusinessAnalytics.model.ts';
import { Bar } from './Bar.tsx';
import * as styles from './sections.css.ts';

/** The size of the market: from everyone with debt to likely customers. */
export function Market() {
  const { indebted, averageDebt, fintechPercent, potential } = MARKET;
  const reachable = mulDiv(indebted, fintechPercent, 100, 'half-up');
  const owed = scaleCents(averageDebt, indebted, 1, 'half-up');
  const layers = [
    {
      figure: peopleLabel(indebted),
      text: `Americans with credit card debt, ${formatUsd(averageDebt, { cents: 'when-needed' })} each on average: ${formatCompactUsd(owed)} together`,
      people: indebted,
    },
    {
      figure: peopleLabel(reachable),
      text: `of them (${fintechPercent}%) use financial apps`,
      people: reachable,
    },
    {
      figure: `${potential.from / 1_000_000}-${peopleLabel(potential.to)}`,
      text: 'potential users willing to let an app round up',
      people: potential.to,
    },
  ];
  return (
    <Section title="Market Size" description="Who round-ups can help in the United States.">
      <Card>
        <Stack as="ol" gap={5}>
          {layers.map((layer) => (
            <li key={layer.figure}>
              <p className={styles.line}>
                <strong className={styles.figure}>{layer.figure}</strong> {layer.text}
              </p>
              <Bar percent={sharePercent(layer.people, indebted)} />
            </li>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
