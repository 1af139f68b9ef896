import type { Cents } from '@dime-time/finance-core';
import { ArrowRight } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Heading, Stack, Text, VisuallyHidden } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { EXPLAINED_PURCHASES, roundUpExamples } from './RoundUpExplainer.model.ts';
import { rich, useWords } from '../../words/index.ts';
import { roundUpExplainerWords } from '../words/roundUpExplainer.ts';
import * as styles from './RoundUpExplainer.css.ts';

export interface RoundUpExplainerProps extends HostProps<'section', 'children' | 'title'> {
  /**
   * The heading.
   * @default 'How Round-ups Work'
   */
  title?: string;
  /**
   * The rule, in words.
   * @default the next dollar, weekly, to the highest-interest debt
   */
  text?: string;
  /**
   * The example purchases, in cents; each is rounded by the product’s own rule.
   * @default $4.67 and $37.42
   */
  purchases?: readonly Cents[];
}

/** Explains round-ups, in a sentence and with example purchases. */
export const RoundUpExplainer = forwardRef<HTMLElement, RoundUpExplainerProps>(
  function RoundUpExplainer({ title, text, purchases = EXPLAINED_PURCHASES, ...rest }, ref) {
    const words = useWords(roundUpExplainerWords);
    return (
      <Card data-part="round-up-explainer" {...rest} ref={ref} as="section">
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading data-part="round-up-explainer-title" level={2} size="m">
              {title ?? words.title}
            </Heading>
            <Text data-part="round-up-explainer-text" tone="muted" measure>
              {text ?? words.text}
            </Text>
          </Stack>
          <ul data-part="round-up-explainer-examples" className={styles.examples}>
            {roundUpExamples(purchases).map(({ amount, rounded, spare }) => (
              <li data-part="round-up-explainer-example" key={amount} className={styles.example}>
                <span className={styles.steps}>
                  <Money
                    data-part="round-up-explainer-amount"
                    className={styles.amount}
                    amount={amount}
                    masked={false}
                  />
                  <span data-part="round-up-explainer-arrow" className={styles.arrow}>
                    <ArrowRight size={16} aria-hidden />
                    <VisuallyHidden> {words.roundsUpTo} </VisuallyHidden>
                  </span>
                  <Money
                    data-part="round-up-explainer-rounded"
                    className={styles.amount}
                    amount={rounded}
                    masked={false}
                  />
                </span>
                <span data-part="round-up-explainer-spare" className={styles.spare}>
                  {rich(words.spare, { amount: <Money amount={spare} masked={false} /> })}
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    );
  },
);
