import { forwardRef, type ReactNode } from 'react';
import type { ByWidth } from '../../theme/byWidth.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatCard, type StatCardProps } from '../StatCard/StatCard.tsx';
import * as styles from './StatCardsLoading.css.ts';

export interface StatCardsLoadingProps extends HostProps<'div', 'children'> {
  /** The labels of the cards, which are known before their figures. */
  items: readonly (Pick<StatCardProps, 'surface'> & {
    label: string;
    icon: ReactNode;
    tone: NonNullable<StatCardProps['tone']>;
    /**
     * What holds the place of the detail.
     * @default a line, two on half a phone
     */
    detail?: ReactNode;
  })[];
  /** The number of cards side by side, from a phone up. */
  columns: ByWidth<number>;
}

/** Shows a row of cards whose figures are still loading, each line at its final height. */
export const StatCardsLoading = forwardRef<HTMLDivElement, StatCardsLoadingProps>(
  function StatCardsLoading({ items, columns, className, ...rest }, ref) {
    return (
      <Grid
        data-part="stat-cards-loading"
        {...rest}
        ref={ref}
        className={className}
        columns={columns}
      >
        {items.map((card) => (
          <StatCard
            key={card.label}
            {...card}
            value={<Skeleton shape="block" height="1lh" width="60%" />}
            detail={
              card.detail ?? (
                <Skeleton
                  shape="block"
                  height="1lh"
                  width="80%"
                  {...(columns.phone > 1 ? { className: styles.detail } : {})}
                />
              )
            }
          />
        ))}
      </Grid>
    );
  },
);
