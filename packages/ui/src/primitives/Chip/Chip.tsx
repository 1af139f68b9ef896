import { Check, X } from 'lucide-react';
import { forwardRef, useRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { chipWords } from '../words/chip.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import * as styles from './Chip.css.ts';

interface ChipCommonProps extends AnyHostProps<'children' | 'onChange'> {
  /** One to three words. */
  children: string;
  /** A decorative icon before the words. */
  icon?: ReactNode;
  /**
   * Its minimum height: 28, 32 or 40 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /**
   * Whether it can be neither pressed nor removed.
   * @default false
   */
  disabled?: boolean | undefined;
}

interface RemovableProps {
  /** Removes it from what it belongs to. The focus moves to the next chip. */
  onRemove: () => void;
  /**
   * The name of the button that removes it.
   * @default 'Remove' and the words
   */
  removeLabel?: string | undefined;
  selected?: never;
  onSelectedChange?: never;
}

interface SelectableProps {
  /** Whether it is selected. */
  selected: boolean;
  /** Called when it is selected or no longer is. */
  onSelectedChange: (selected: boolean) => void;
  onRemove?: never;
  removeLabel?: never;
}

/** A chip can either be removed or be selected. */
export type ChipProps = ChipCommonProps & (RemovableProps | SelectableProps);

/** Stands for one value that people chose: it can be removed, or turned on and off as a filter. */
export const Chip = forwardRef<HTMLElement, ChipProps>(function Chip(
  {
    children,
    icon,
    size = 'm',
    disabled = false,
    selected,
    onSelectedChange,
    onRemove,
    removeLabel,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(chipWords);
  if (selected === undefined) {
    return (
      <span
        data-part="chip"
        {...rest}
        ref={ref}
        data-size={size}
        data-removable=""
        {...(disabled ? { 'data-disabled': '' } : {})}
        className={classes(styles.chip, className)}
      >
        <ChipContent icon={icon}>{children}</ChipContent>
        <RemoveButton
          label={removeLabel ?? words.remove({ name: children })}
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
    );
  }
  return (
    <button
      data-part="chip"
      onClick={() => onSelectedChange?.(!selected)}
      {...rest}
      ref={ref as React.Ref<HTMLButtonElement>}
      type="button"
      data-size={size}
      disabled={disabled}
      aria-pressed={selected}
      className={classes(styles.chip, className)}
    >
      <ChipContent icon={selected ? <Check size={16} /> : icon}>{children}</ChipContent>
    </button>
  );
});

interface ChipContentProps {
  icon?: ReactNode;
  children: ReactNode;
}

/** What a chip shows, alone or in a group. */
export function ChipContent({ icon, children }: ChipContentProps) {
  return (
    <>
      {icon === undefined || icon === null ? null : (
        <span data-part="chip-icon" className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span data-part="chip-label" className={styles.label}>
        {children}
      </span>
    </>
  );
}

interface RemoveButtonProps {
  label: string;
  disabled: boolean;
  onClick: (() => void) | undefined;
}

function RemoveButton({ label, disabled, onClick }: RemoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(button);
  return (
    <button
      ref={button}
      type="button"
      data-part="chip-remove"
      className={styles.remove}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      data-remove=""
    >
      <X size={16} aria-hidden="true" />
    </button>
  );
}
