import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import type { ButtonIcon, ButtonLook } from './Button.types.ts';
import { buttonAttributes } from './buttonAttributes.ts';
import { useDisabledButton } from '../../internal/useDisabledButton.ts';
import { spinner } from '../../internal/spinner.css.ts';
import * as styles from './Button.css.ts';

export interface ButtonProps
  extends HostProps<'button', 'children' | 'type' | 'disabled'>, ButtonLook, ButtonIcon {
  /** What happens when it is pressed, as a verb: 'Make Payment'. */
  children: ReactNode;
  /**
   * Whether it submits the form around it.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * Whether it is disabled. While it has the focus, it keeps it and ignores presses.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether its action is in progress. It keeps the focus, ignores presses, and says that it is busy.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * The label while it is pending: 'Sending...'.
   * @default the button’s own label
   */
  pendingLabel?: string | undefined;
}

/** Starts an action. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    tone,
    size,
    stretch,
    icon,
    pending = false,
    pendingLabel,
    disabled = false,
    type = 'button',
    className,
    children,
    ...rest
  },
  ref,
) {
  const state = useDisabledButton(disabled, pending, rest);
  return (
    <button
      data-part="button"
      {...rest}
      {...buttonAttributes({ variant, tone, size, stretch })}
      ref={ref}
      type={type}
      className={classes(styles.button, className)}
      aria-busy={pending || undefined}
      {...state}
    >
      {pending ? (
        <span data-part="button-spinner" className={spinner} aria-hidden="true" />
      ) : icon ? (
        <span data-part="button-icon" className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
});
