import {
  forwardRef,
  type CSSProperties,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Value extends string> {
  /** The segment’s entry in `value`. */
  value: Value;
  /** Its name, in one or two words. */
  label: string;
  /** An icon before the label. It is decorative: the label must make sense without it. */
  icon?: ReactNode;
  /**
   * Whether it is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  /** The options, two to about five. */
  options: readonly Segment<Value>[];
  /** The chosen value, if the page controls it. */
  value?: Value | undefined;
  /**
   * The value that is chosen first, if the control keeps it.
   * @default the first
   */
  defaultValue?: Value | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: Value) => void) | undefined;
  /**
   * Whether it is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether it takes the full width.
   * @default false
   */
  stretch?: boolean | undefined;
  /** A class of your own, for layout. */
  className?: string | undefined;
  /** Styles of your own, for layout. */
  style?: CSSProperties | undefined;
}

function SegmentedControlWithRef<Value extends string>(
  {
    label,
    options,
    value,
    defaultValue = options[0]?.value,
    onChange,
    disabled = false,
    stretch = false,
    className,
    style,
    ...rest
  }: SegmentedControlProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <RadioGroup
      data-part="segmented-control"
      {...rest}
      {...definedProps({ value, defaultValue, style })}
      ref={ref}
      className={classes(styles.control, className)}
      data-stretch={stretch || undefined}
      aria-label={label}
      isDisabled={disabled}
      orientation="horizontal"
      onChange={(next) => onChange?.(next as Value)}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          data-part="segmented-control-segment"
          value={option.value}
          isDisabled={option.disabled ?? false}
          className={styles.segment}
        >
          {option.icon === undefined ? null : (
            <span data-part="segmented-control-icon" className={styles.icon} aria-hidden="true">
              {option.icon}
            </span>
          )}
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Switches between a few views of the same content, of which one is shown. */
export const SegmentedControl = forwardRef(SegmentedControlWithRef) as <Value extends string>(
  props: SegmentedControlProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement;
