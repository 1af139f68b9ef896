import { Badge as RadixBadge } from '@radix-ui/themes';
import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof styles.tone;

export interface BadgeProps extends HostProps<'span', 'children'> {
  /** One or two words. */
  children: ReactNode;
  /**
   * What it says beside its words; colour alone never says it.
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined;
  /**
   * `soft` is tinted, `outline` quieter among many.
   * @default 'soft'
   */
  variant?: 'soft' | 'outline' | undefined;
  /** A picture before the words, as decoration. */
  icon?: ReactNode;
}

/** A state or a category in a word. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', variant = 'soft', icon, className, children, ...rest },
  ref,
) {
  return (
    <RadixBadge
      {...rest}
      ref={ref}
      data-variant={variant}
      className={classes(styles.badge, styles.tone[tone], className)}
    >
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={styles.label}>{children}</span>
    </RadixBadge>
  );
});
