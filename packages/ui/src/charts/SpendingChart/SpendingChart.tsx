import type { CategorySpending } from '@dime-time/finance-core';
import { ChartBar } from 'lucide-react';
import { forwardRef, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { BarRow } from '../../internal/BarRow/BarRow.tsx';
import { EmptyState, Inline, Stack, VisuallyHidden } from '../../primitives/index.ts';
import { Money, Percent } from '../../money/index.ts';
import { categoriesWords, categoryName } from '../../categories/index.ts';
import { useWords } from '../../words/index.ts';
import { spendingChartWords } from '../words/spendingChart.ts';
import { categorySentence } from './SpendingChart.a11y.ts';
import { spendingBars } from './SpendingChart.geometry.ts';
import * as styles from './SpendingChart.css.ts';

export interface SpendingChartProps extends AnyHostProps<'children'> {
  /**
   * The categories, largest first, as `topCategories` returns them. A category whose amount is not
   * finite is left out. Beyond fifty, the rest share a last row.
   */
  categories: readonly CategorySpending[];
  /**
   * Spending outside `categories`, as `otherCategories` returns it: a line below the bars, so that
   * the percentages add up to 100.
   * @default undefined
   */
  other?: CategorySpending | undefined;
  /**
   * The message when nothing was spent.
   * @default 'No spending yet'
   */
  emptyTitle?: string;
}

/**
 * Shows spending by category as bars, each with its name, its amount and its share of all spending.
 */
export const SpendingChart = forwardRef<HTMLElement, SpendingChartProps>(function SpendingChart(
  { categories, other, emptyTitle, className, ...rest },
  ref,
) {
  const words = useWords(spendingChartWords);
  const names = useWords(categoriesWords);
  const bars = spendingBars(categories, words, names);
  if (bars.length === 0) {
    return (
      <EmptyState
        data-part="spending-chart"
        {...rest}
        ref={ref as Ref<never>}
        className={className}
        icon={<ChartBar size={22} />}
        title={emptyTitle ?? words.emptyTitle}
        description={words.emptyDescription}
      />
    );
  }
  return (
    <figure
      data-part="spending-chart"
      {...rest}
      ref={ref}
      className={classes(styles.figure, className)}
    >
      <VisuallyHidden>
        <figcaption>{categorySentence(bars, words)}</figcaption>
      </VisuallyHidden>
      <Stack data-part="spending-chart-list" as="ol" gap={5}>
        {bars.map(({ category, name, amount, percent, length }) => (
          <BarRow
            key={category}
            name={name}
            figure={
              <Inline as="span" align="baseline" wrap={false}>
                <Money amount={amount} />
                <Percent className={styles.percent} value={percent} />
              </Inline>
            }
            bar={
              <div
                data-part="spending-chart-bar"
                className={styles.bar}
                style={{ inlineSize: `${length}%` }}
                aria-hidden="true"
              />
            }
          />
        ))}
      </Stack>
      {other && (
        <p data-part="spending-chart-other" className={styles.other}>
          <span>{categoryName(other.category, names)}</span>
          <Inline as="span" align="baseline" wrap={false}>
            <Money amount={other.amount} />
            <Percent className={styles.percent} value={other.percent} />
          </Inline>
        </p>
      )}
    </figure>
  );
});
