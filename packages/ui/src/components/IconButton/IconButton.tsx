import { IconButton as RadixIconButton } from '@radix-ui/themes';
import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
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
  /** The picture. */
  icon: ReactNode;
  /**
   * Whether it cannot be pressed now.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the label shows as a tooltip.
   * @default true
   */
  tooltip?: boolean | undefined;
}

/** A button with a picture for words. Only for pictures everyone knows: close, menu, search. */
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
  const button = (
    <RadixIconButton
      {...rest}
      {...buttonAttributes({ variant, tone, size })}
      ref={ref}
      type="button"
      data-shape="icon"
      disabled={disabled}
      aria-label={label}
      className={classes(styles.button, className)}
    >
      {icon}
    </RadixIconButton>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
});
