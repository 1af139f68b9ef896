import type { CategorySpending } from '@dime-time/finance-core';
import { ChartBar } from 'lucide-react';
import { forwardRef, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Money } from '../../components/Money/index.ts';
import { Percent } from '../../components/Percent/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { categorySentence } from './CategoryBars.a11y.ts';
import { barLengths } from './CategoryBars.geometry.ts';
import * as styles from './CategoryBars.css.ts';

export interface CategoryBarsProps extends AnyHostProps<'children'> {
  /** The categories, the largest first, as `topCategories` gives them. */
  categories: readonly CategorySpending[];
  /**
   * What stands in the chart's place where nothing was spent.
   * @default 'No spending yet'
   */
  emptyTitle?: string;
}

/** Spending by category as bars, each with its name, its amount and its part of all spending. */
export const CategoryBars = forwardRef<HTMLElement, CategoryBarsProps>(function CategoryBars(
  { categories, emptyTitle = 'No spending yet', className, ...rest },
  ref,
) {
  if (categories.length === 0) {
    return (
      <EmptyState
        {...rest}
        ref={ref as Ref<never>}
        className={className}
        icon={<ChartBar size={22} />}
        title={emptyTitle}
        description="Your categories appear here with your first purchase."
      />
    );
  }
  const lengths = barLengths(categories.map((one) => one.amount));
  return (
    <figure {...rest} ref={ref as Ref<never>} className={classes(styles.figure, className)}>
      <VisuallyHidden>
        <figcaption>{categorySentence(categories)}</figcaption>
      </VisuallyHidden>
      <ol className={styles.list}>
        {categories.map(({ category, amount, percent }, index) => (
          <li key={category} className={styles.item}>
            <div className={styles.line}>
              <bdi className={styles.name} title={category}>
                {category}
              </bdi>
              <span className={styles.figures}>
                <Money className={styles.amount} amount={amount} />
                <Percent className={styles.percent} value={percent} />
              </span>
            </div>
            <div
              className={styles.bar}
              style={{ inlineSize: `${lengths[index] ?? 0}%` }}
              aria-hidden="true"
            />
          </li>
        ))}
      </ol>
    </figure>
  );
});
