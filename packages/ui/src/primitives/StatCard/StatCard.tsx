import { forwardRef, type ReactNode } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { classes } from '../../theme/classes.ts';
import { Card, type CardProps } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from '../../internal/statCard.css.ts';

export interface StatCardProps extends HostProps<'div', 'children' | 'value'> {
  /** What is measured. */
  label: string;
  /**
   * The figure; use `FittedMoney` for an amount: it fits the narrowest card, `Money` overflows it.
   */
  value: ReactNode;
  /**
   * The comparison or the parts, in one line. What is known before the figure can be there while it
   * loads.
   */
  detail?: ReactNode;
  /** A decorative icon. */
  icon?: ReactNode;
  /**
   * The color of the icon.
   * @default 'neutral'
   */
  tone?: keyof typeof styles.iconTone | undefined;
  /**
   * `hero` for the leading figure of a page, once.
   * @default 'card'
   */
  surface?: CardProps['surface'];
  /**
   * Whether the figure is still loading; the card keeps its size.
   * @default false
   */
  loading?: boolean | undefined;
}

/** Shows one figure with its label: a headline of a page. */
export const StatCard = forwardRef<HTMLElement, StatCardProps>(function StatCard(
  { label, value, detail, icon, tone = 'neutral', loading = false, className, ...rest },
  ref,
) {
  return (
    <Card
      data-part="stat-card"
      {...rest}
      ref={ref}
      className={classes(styles.statCard, className)}
      aria-busy={loading || undefined}
    >
      <div className={styles.head}>
        <p data-part="stat-card-label" className={styles.label}>
          {unbroken(label)}
        </p>
        {icon ? (
          <span
            data-part="stat-card-icon"
            className={classes(styles.icon, styles.iconTone[tone])}
            aria-hidden="true"
          >
            {icon}
          </span>
        ) : null}
      </div>
      <div data-part="stat-card-value" className={styles.value}>
        {loading ? <Skeleton width="60%" /> : value}
      </div>
      {loading || detail !== undefined ? (
        <div data-part="stat-card-detail" className={styles.detail}>
          {loading && detail === undefined ? <Skeleton width="80%" /> : detail}
        </div>
      ) : null}
    </Card>
  );
});

/** Keeps a hyphenated word on one line; otherwise a browser breaks it at the hyphen. */
function unbroken(label: string): ReactNode {
  return label.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={styles.word}>
        {part}
      </span>
    ),
  );
}
