import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof styles.tone;

export interface BadgeProps extends HostProps<'span', 'children'> {
  /** One or two words. */
  children: ReactNode;
  /**
   * The meaning of its color; the word must say it, too.
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined;
  /**
   * `soft` is tinted; `outline` is quieter among many.
   * @default 'soft'
   */
  variant?: 'soft' | 'outline' | undefined;
  /**
   * Its minimum height: 20, 24 or 32 px.
   * @default 'm'
   */
  size?: keyof typeof styles.size | undefined;
  /** A decorative icon before the word. */
  icon?: ReactNode;
}

/** Names a state or a category in one or two words. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', variant = 'soft', size = 'm', icon, className, children, ...rest },
  ref,
) {
  return (
    <span
      data-part="badge"
      {...rest}
      ref={ref}
      data-variant={variant}
      className={classes(styles.badge, styles.size[size], styles.tone[tone], className)}
    >
      {icon ? (
        <span data-part="badge-icon" className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span data-part="badge-label" className={styles.label}>
        {children}
      </span>
    </span>
  );
});
