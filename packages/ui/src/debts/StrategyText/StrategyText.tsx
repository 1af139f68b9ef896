import { MountainSnow, Snowflake, type LucideIcon } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Grid, Heading, Section, Stack, Text } from '../../primitives/index.ts';
import { payoffStrategies, type Strategy } from './StrategyText.content.ts';
import { useWords } from '../../words/index.ts';
import { strategyTextWords } from '../words/strategyText.ts';
import * as styles from './StrategyText.css.ts';

export interface StrategyTextProps extends HostProps<'section', 'children' | 'title'> {
  /**
   * The heading.
   * @default 'Debt Payoff Strategies'
   */
  title?: string;
  /**
   * The strategies to explain.
   * @default PAYOFF_STRATEGIES
   */
  strategies?: readonly Strategy[];
}

const ICONS: readonly LucideIcon[] = [MountainSnow, Snowflake];

/** Explains the payoff strategies to people with several debts. */
export const StrategyText = forwardRef<HTMLElement, StrategyTextProps>(function StrategyText(
  { title, strategies, className, ...rest },
  ref,
) {
  const words = useWords(strategyTextWords);
  return (
    <Section
      data-part="strategy-text"
      {...rest}
      ref={ref}
      className={className}
      title={title ?? words.title}
    >
      <Grid columns={{ phone: 1, tablet: 2 }}>
        {(strategies ?? payoffStrategies(words)).map(({ name, how, suits }, index) => {
          const Icon = ICONS[index % ICONS.length] ?? MountainSnow;
          return (
            <Card data-part="strategy-text-card" as="article" key={name} className={styles.card}>
              <span data-part="strategy-text-icon" className={styles.icon}>
                <Icon size={20} aria-hidden />
              </span>
              <Stack gap={2}>
                <Heading data-part="strategy-text-name" level={3} size="m">
                  {name}
                </Heading>
                <Text data-part="strategy-text-description">{how}</Text>
                <Text data-part="strategy-text-suits" tone="muted">
                  {suits}
                </Text>
              </Stack>
            </Card>
          );
        })}
      </Grid>
    </Section>
  );
});
