import { CircleAlert, CircleCheck, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './Callout.css.ts';

export type CalloutTone = keyof typeof styles.tone;

const ICONS: Record<CalloutTone, typeof Info> = {
  neutral: Info,
  accent: Lightbulb,
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  negative: CircleAlert,
};

export interface CalloutProps extends HostProps<'div', 'children' | 'title'> {
  /** The message. */
  children: ReactNode;
  /** The topic, in a few words. */
  title?: string | undefined;
  /**
   * How important it is.
   * @default 'info'
   */
  tone?: CalloutTone | undefined;
  /**
   * A decorative icon.
   * @default the icon of the tone
   */
  icon?: ReactNode;
  /** What people can do about it, as buttons or links. */
  actions?: ReactNode;
  /**
   * Whether it is announced when it appears: `polite` waits for a pause, `assertive` does not.
   * @default 'off'
   */
  live?: 'off' | 'polite' | 'assertive' | undefined;
}

const ROLES = { off: 'note', polite: 'status', assertive: 'alert' } as const;

/** Sets a note apart from the content around it. */
export const Callout = forwardRef<HTMLDivElement, CalloutProps>(function Callout(
  { children, title, tone = 'info', icon, actions, live = 'off', className, ...rest },
  ref,
) {
  const Icon = ICONS[tone];
  return (
    <div
      data-part="callout"
      {...rest}
      ref={ref}
      role={ROLES[live]}
      className={classes(styles.callout, styles.tone[tone], className)}
    >
      <span
        data-part="callout-icon"
        className={classes(styles.icon, styles.iconTone[tone])}
        aria-hidden="true"
      >
        {icon ?? <Icon size={20} />}
      </span>
      <div className={styles.body}>
        {title === undefined ? null : (
          <p data-part="callout-title" className={styles.title}>
            {title}
          </p>
        )}
        <div data-part="callout-message">{children}</div>
        {actions === undefined ? null : (
          <div data-part="callout-actions" className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
    </div>
  );
});
