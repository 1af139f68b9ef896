import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import * as Select from 'radix-ui/select';
import {
  forwardRef,
  useId,
  useRef,
  useState,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import * as optionList from '../../internal/optionList.css.ts';
import { styleNonce } from '../../internal/styleNonce.ts';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import { usePortalContainer } from '../../theme/PortalContainer.ts';
import * as field from '../../internal/Field/Field.css.ts';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { useDisabled } from '../../internal/Field/useDisabled.ts';
import { useFieldValue } from '../../internal/Field/useFieldValue.ts';
import { useWords } from '../../words/index.ts';
import { selectFieldWords } from '../words/selectField.ts';
import { checkOptions, type SelectOption } from './SelectField.model.ts';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  /** The options. One with an empty value is an error. */
  options: readonly SelectOption<Value>[];
  /**
   * The chosen value, if the form controls it; undefined while nothing is chosen. Omit it if the field
   * controls it.
   */
  value?: Value | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: Value) => void) | undefined;
  /**
   * Shown while nothing is chosen.
   * @default 'Choose…'
   */
  placeholder?: string | undefined;
  /**
   * Its height: 32, 40 or 48 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
}

const NONE: ReadonlySet<string> = new Set();

function SelectFieldWithRef<Value extends string>(
  props: SelectFieldProps<Value>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const {
    label,
    description,
    error,
    required = false,
    disabled = false,
    readOnly = false,
    name,
    form,
    id: givenId,
    options,
    value,
    defaultValue,
    onChange,
    onFocus,
    onBlur,
    placeholder,
    size = 'm',
    className,
    style,
    'aria-describedby': describedBy,
    ...rest
  } = props;
  checkOptions(options);
  const words = useWords(selectFieldWords);
  const ownId = useId();
  const id = givenId ?? ownId;
  const container = usePortalContainer();
  const trigger = useObjectRef(ref);
  const [aria, data] = splitAria(rest, NONE);
  const [isOpen, setOpen] = useState(false);
  const hasFocus = useRef(false);
  const [chosen, choose] = useFieldValue<Value | undefined>(
    {
      value,
      defaultValue,
      // A form reset can clear the value, which is not a choice to report.
      onChange: (next) => {
        if (next !== undefined) onChange?.(next);
      },
      controlled: 'value' in props,
    },
    trigger,
  );
  const isDisabled = useDisabled(disabled, trigger);
  // Closed, so that it does not reopen when it is enabled again.
  if (isOpen && (readOnly || isDisabled)) setOpen(false);
  const invalid = error !== undefined && error !== null && error !== false;
  const chosenLabel = options.find((item) => item.value === chosen)?.label;
  const notes = [
    description === undefined ? undefined : `${id}-description`,
    invalid ? `${id}-error` : undefined,
    describedBy,
  ].filter(Boolean);

  return (
    <div
      data-part="select-field"
      {...data}
      className={classes(field.field, className)}
      style={style}
    >
      <label data-part="field-label" id={`${id}-label`} htmlFor={id} className={field.label}>
        {label}
      </label>
      <Select.Root
        // For Radix, '' means 'nothing chosen', which shows the placeholder.
        value={chosen ?? ''}
        onValueChange={(next) => {
          if (!readOnly) choose(next === '' ? undefined : (next as Value));
        }}
        open={isOpen}
        onOpenChange={setOpen}
        disabled={isDisabled}
        {...definedProps({ name, form })}
      >
        <Select.Trigger
          // Not passed to Radix, which would also set it on the hidden native select and block the
          // submit.
          aria-required={required}
          aria-readonly={readOnly || undefined}
          aria-invalid={invalid || undefined}
          {...aria}
          ref={trigger}
          id={id}
          form={form}
          data-part="field-control"
          className={classes(field.control, styles.trigger)}
          data-size={size}
          data-invalid={invalid ? '' : undefined}
          {...(notes.length > 0 ? { 'aria-describedby': notes.join(' ') } : {})}
          // The open list has the focus, which still counts as focus in the field.
          onFocus={(event) => {
            if (!hasFocus.current) onFocus?.(event);
            hasFocus.current = true;
          }}
          onBlur={(event) => {
            if (isOpen) return;
            hasFocus.current = false;
            onBlur?.(event);
          }}
        >
          <span data-part="select-field-value" className={styles.chosen}>
            {/* The text itself, because Radix renders the item’s text here only on the client. */}
            <Select.Value placeholder={placeholder ?? words.placeholder}>
              {chosenLabel}
            </Select.Value>
          </span>
          <Select.Icon className={styles.arrow} asChild>
            <ChevronDown data-part="select-field-arrow" size={18} aria-hidden="true" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal container={container}>
          <Select.Content
            data-part="select-field-list"
            className={classes(optionList.list, styles.list)}
            position="popper"
            sideOffset={4}
            collisionPadding={8}
          >
            <Select.Viewport nonce={styleNonce()}>
              {options.map((item) => (
                <Option key={item.value} item={item} />
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
      {description === undefined ? null : (
        <span data-part="field-description" id={`${id}-description`} className={field.note}>
          {description}
        </span>
      )}
      {invalid ? (
        <span data-part="field-error" id={`${id}-error`} className={field.error}>
          <CircleAlert size={16} className={field.errorIcon} aria-hidden="true" />
          <span>{error}</span>
        </span>
      ) : null}
    </div>
  );
}

/** Offers one choice from a long list; its ref is the button that opens the list. */
export const SelectField = forwardRef(SelectFieldWithRef) as <Value extends string>(
  props: SelectFieldProps<Value> & RefAttributes<HTMLButtonElement>,
) => ReactElement;

function Option({ item }: { item: SelectOption<string> }) {
  return (
    <Select.Item
      data-part="select-field-option"
      className={optionList.item}
      value={item.value}
      disabled={item.disabled ?? false}
      // Radix names it by its label only; the accessible name includes the visible detail.
      aria-labelledby={undefined}
    >
      <span>
        <Select.ItemText>{item.label}</Select.ItemText>
        {item.detail === undefined ? null : (
          <span data-part="select-field-option-detail" className={optionList.itemDetail}>
            {item.detail}
          </span>
        )}
      </span>
      <Select.ItemIndicator data-part="select-field-option-check" className={optionList.tick}>
        <Check size={18} aria-hidden="true" />
      </Select.ItemIndicator>
    </Select.Item>
  );
}
