import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useDisabledButton } from '../../internal/useDisabledButton.ts';
import { buttonAttributes } from '../Button/buttonAttributes.ts';
import type { ButtonLook } from '../Button/Button.types.ts';
import * as styles from '../Button/Button.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps
  extends
    HostProps<'button', 'children' | 'type' | 'disabled' | 'aria-label'>,
    Omit<ButtonLook, 'stretch'> {
  /** What happens when it is pressed: its name, and its tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /**
   * Whether it is disabled. While it has the focus, it keeps it and ignores presses.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the label shows as a tooltip.
   * @default true
   */
  tooltip?: boolean | undefined;
}

/** A button that is only an icon. Use it only with well-known icons: close, menu, search. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    variant = 'ghost',
    tone = 'neutral',
    size,
    label,
    icon,
    tooltip = true,
    disabled = false,
    className,
    ...rest
  },
  ref,
) {
  const state = useDisabledButton(disabled, false, rest);
  const button = (
    <button
      data-part="icon-button"
      {...rest}
      {...buttonAttributes({ variant, tone, size })}
      ref={ref}
      type="button"
      data-shape="icon"
      {...state}
      aria-label={label}
      className={classes(styles.button, className)}
    >
      {icon}
    </button>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
});
