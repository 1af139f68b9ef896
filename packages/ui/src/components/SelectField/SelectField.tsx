import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { Select } from 'radix-ui';
import { useId, type Ref } from 'react';
import { styleNonce } from '../../styleNonce.ts';
import { classes } from '../../theme/classes.ts';
import { usePortalContainer } from '../../theme/PortalContainer.ts';
import * as field from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.types.ts';
import { checkItems, type SelectItem } from './SelectField.model.ts';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps<Value extends string> extends FieldProps {
  /** The options. An item with an empty value is an error. */
  items: readonly SelectItem<Value>[];
  /** The chosen value; undefined while nothing is chosen. */
  value: Value | undefined;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
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
  /** The button that opens the list. */
  triggerRef?: Ref<HTMLButtonElement> | undefined;
}

/** Offers one choice from a long list. */
export function SelectField<Value extends string>({
  label,
  description,
  error,
  required = false,
  disabled = false,
  name,
  items,
  value,
  onChange,
  placeholder = 'Choose…',
  size = 'm',
  className,
  triggerRef,
}: SelectFieldProps<Value>) {
  checkItems(items);
  const id = useId();
  const container = usePortalContainer();
  const invalid = error !== undefined && error !== null && error !== false;
  const chosen = items.find((item) => item.value === value)?.label;
  const notes = [
    description === undefined ? undefined : `${id}-description`,
    invalid ? `${id}-error` : undefined,
  ].filter(Boolean);

  return (
    <div className={classes(field.field, className)}>
      <label id={`${id}-label`} htmlFor={id} className={field.label}>
        {label}
      </label>
      <Select.Root
        // Radix reads '' as 'nothing chosen', and shows the placeholder.
        value={value ?? ''}
        onValueChange={(next) => onChange(next as Value)}
        disabled={disabled}
        required={required}
        {...(name === undefined ? {} : { name })}
      >
        <Select.Trigger
          {...(triggerRef === undefined ? {} : { ref: triggerRef })}
          id={id}
          className={classes(field.control, styles.trigger)}
          data-size={size}
          aria-invalid={invalid || undefined}
          data-invalid={invalid ? '' : undefined}
          {...(notes.length > 0 ? { 'aria-describedby': notes.join(' ') } : {})}
        >
          <span className={styles.chosen}>
            {/* The text itself: what Radix moves here from the list exists only once script has run. */}
            <Select.Value placeholder={placeholder}>{chosen}</Select.Value>
          </span>
          <Select.Icon className={styles.arrow} asChild>
            <ChevronDown size={18} aria-hidden="true" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal container={container}>
          <Select.Content
            className={styles.list}
            position="popper"
            sideOffset={4}
            collisionPadding={8}
          >
            <Select.Viewport nonce={styleNonce()}>
              {items.map((item) => (
                <SelectOption key={item.value} item={item} />
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
      {description === undefined ? null : (
        <span id={`${id}-description`} className={field.note}>
          {description}
        </span>
      )}
      {invalid ? (
        <span id={`${id}-error`} className={field.error}>
          <CircleAlert size={16} className={field.errorIcon} aria-hidden="true" />
          <span>{error}</span>
        </span>
      ) : null}
    </div>
  );
}

function SelectOption({ item }: { item: SelectItem<string> }) {
  return (
    <Select.Item
      className={styles.item}
      value={item.value}
      disabled={item.disabled ?? false}
      // Radix names it by its label alone; what is seen of it is its name, the detail with it.
      aria-labelledby={undefined}
    >
      <span>
        <Select.ItemText>{item.label}</Select.ItemText>
        {item.detail === undefined ? null : (
          <span className={styles.itemDetail}>{item.detail}</span>
        )}
      </span>
      <Select.ItemIndicator className={styles.tick}>
        <Check size={18} aria-hidden="true" />
      </Select.ItemIndicator>
    </Select.Item>
  );
}
