import type { Cents } from '@dime-time/finance-core';
import { ArrowRight } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Heading, Stack, Text, VisuallyHidden } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { EXPLAINED_PURCHASES, roundUpExamples } from './RoundUpExplainer.model.ts';
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
  function RoundUpExplainer(
    {
      title = 'How Round-ups Work',
      text = 'We round each purchase up to the next dollar. The spare change is collected weekly, or at the amount you choose in Settings, and goes to your highest-interest debt.',
      purchases = EXPLAINED_PURCHASES,
      ...rest
    },
    ref,
  ) {
    return (
      <Card {...rest} ref={ref} as="section">
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="m">
              {title}
            </Heading>
            <Text tone="muted" measure>
              {text}
            </Text>
          </Stack>
          <ul className={styles.examples}>
            {roundUpExamples(purchases).map(({ amount, rounded, spare }) => (
              <li key={amount} className={styles.example}>
                <span className={styles.steps}>
                  <Money className={styles.amount} amount={amount} masked={false} />
                  <span className={styles.arrow}>
                    <ArrowRight size={16} aria-hidden />
                    <VisuallyHidden> rounds up to </VisuallyHidden>
                  </span>
                  <Money className={styles.amount} amount={rounded} masked={false} />
                </span>
                <span className={styles.spare}>
                  gives <Money amount={spare} masked={false} />
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    );
  },
);
