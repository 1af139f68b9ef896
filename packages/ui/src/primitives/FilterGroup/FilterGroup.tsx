import { Check } from 'lucide-react';
import {
  forwardRef,
  useId,
  useState,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import * as field from '../../internal/Field/Field.css.ts';
import { ChipContent } from '../Chip/Chip.tsx';
import * as chip from '../Chip/Chip.css.ts';
import * as styles from './FilterGroup.css.ts';

/** One filter of the group. */
export interface FilterOption<Value extends string> {
  /** The filter’s entry in `value`. */
  value: Value;
  /** What it leaves in the list, in one to three words. */
  label: string;
  /** A decorative icon before the words. */
  icon?: ReactNode;
  /**
   * Whether it cannot be chosen now.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface FilterGroupProps<Value extends string> extends HostProps<
  'div',
  'children' | 'onChange' | 'defaultValue'
> {
  /** What is filtered. */
  label: string;
  /** The filters, in order. */
  options: readonly FilterOption<Value>[];
  /** The chosen values, if the parent controls them. */
  value?: readonly Value[] | undefined;
  /**
   * The values chosen at first, if the group controls them.
   * @default none
   */
  defaultValue?: readonly Value[] | undefined;
  /** Called with the chosen values after a change, in the order of the options. */
  onChange?: ((value: readonly Value[]) => void) | undefined;
  /**
   * The minimum height of a filter: 28, 32 or 40 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /**
   * Whether the label is visible; assistive technology gets it either way.
   * @default true
   */
  showLabel?: boolean | undefined;
  /**
   * Whether no filter can be chosen.
   * @default false
   */
  disabled?: boolean | undefined;
}

const NOTHING: readonly never[] = [];

function FilterGroupWithRef<Value extends string>(
  {
    label,
    options,
    value,
    defaultValue = NOTHING,
    onChange,
    size = 'm',
    showLabel = true,
    disabled = false,
    className,
    ...rest
  }: FilterGroupProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const labelId = useId();
  const [own, setOwn] = useState<readonly Value[]>(defaultValue);
  const chosen = value ?? own;
  return (
    <div data-part="filter-group" {...rest} ref={ref} className={classes(field.field, className)}>
      <span
        id={labelId}
        data-part="field-label"
        className={showLabel ? field.label : visuallyHidden}
      >
        {label}
      </span>
      <ToggleButtonGroup
        data-part="filter-group-list"
        className={styles.row}
        aria-labelledby={labelId}
        selectionMode="multiple"
        selectedKeys={chosen}
        isDisabled={disabled}
        onSelectionChange={(keys) => {
          const next = options.map((option) => option.value).filter((one) => keys.has(one));
          setOwn(next);
          onChange?.(next);
        }}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            id={option.value}
            data-part="filter-group-option"
            className={chip.chip}
            data-size={size}
            isDisabled={option.disabled ?? false}
          >
            {({ isSelected }) => (
              <ChipContent icon={isSelected ? <Check size={16} /> : option.icon}>
                {option.label}
              </ChipContent>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

/** Narrows a list by any number of filters, each turned on or off by a press. */
export const FilterGroup = forwardRef(FilterGroupWithRef) as <Value extends string>(
  props: FilterGroupProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement;
