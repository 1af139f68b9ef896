import { mulDiv, scaleCents } from '@dime-time/finance-core/money';
import { Card, Section, Stack } from '../../../primitives/index.ts';
import { textOf } from '../../../internal/ownContent.ts';
import { useFormats, useWords } from '../../../words/index.ts';
import { peopleWords } from '../../words/people.ts';
import type { BusinessAnalyticsSections } from '../BusinessAnalytics.content.ts';
import { dollarsLabel, peopleLabel, sharePercent } from '../BusinessAnalytics.model.ts';
import { Bar } from './Bar.tsx';
import * as styles from './sections.css.ts';

/** The size of the market: from everyone with debt to likely customers. */
export function Market({ content }: { content: BusinessAnalyticsSections['market'] }) {
  const words = useWords(peopleWords);
  const formats = useFormats();
  const { indebted, averageDebt, fintechPercent, potential } = content;
  const reachable = mulDiv(indebted, fintechPercent, 100, 'half-up');
  const owed = scaleCents(averageDebt, indebted, 1, 'half-up');
  const layers = [
    {
      figure: peopleLabel(indebted, words, formats),
      text: textOf(content.indebtedText, {
        average: formats.money(averageDebt, { cents: 'when-needed' }),
        total: dollarsLabel(owed, words, formats),
      }),
      people: indebted,
    },
    {
      figure: peopleLabel(reachable, words, formats),
      text: textOf(content.reachableText, { percent: `${fintechPercent}` }),
      people: reachable,
    },
    {
      figure: `${potential.from / 1_000_000}-${peopleLabel(potential.to, words, formats)}`,
      text: content.potentialText,
      people: potential.to,
    },
  ];
  return (
    <Section
      data-part="business-analytics-market"
      title={content.title}
      description={content.description}
    >
      <Card>
        <Stack data-part="business-analytics-list" as="ol" gap={5}>
          {layers.map((layer) => (
            <li key={layer.figure}>
              <p data-part="business-analytics-text" className={styles.line}>
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
