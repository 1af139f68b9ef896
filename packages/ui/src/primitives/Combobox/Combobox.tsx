import { ChevronDown } from 'lucide-react';
import {
  forwardRef,
  useId,
  useRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { useFilter } from 'react-aria/useFilter';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Input } from 'react-aria-components/Input';
import { visuallyHidden } from '../../theme/text.css.ts';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { TextFrame } from '../../internal/Field/TextFrame.tsx';
import { useDisabled } from '../../internal/Field/useDisabled.ts';
import { useFieldValue } from '../../internal/Field/useFieldValue.ts';
import * as field from '../../internal/Field/Field.css.ts';
import { useWords } from '../../words/index.ts';
import type { ComboboxWords } from '../../words/subjects/primitives/combobox.ts';
import { comboboxWords } from '../words/combobox.ts';
import type { ComboboxFilter, ComboboxOption } from './Combobox.model.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useCombobox } from './useCombobox.ts';
import * as styles from './Combobox.css.ts';

export type { ComboboxWords };

export interface ComboboxProps<Value extends string> extends FieldProps<Value | null> {
  /** The choices. With `onSearch`, those for the typed text. */
  options: readonly ComboboxOption<Value>[];
  /** The chosen value, or null while nothing is chosen, if the form controls it. */
  value?: Value | null | undefined;
  /**
   * The value chosen at first, if the field controls it; a reset of the form restores it.
   * @default null
   */
  defaultValue?: Value | null | undefined;
  /** Called with the chosen value; null when the field was emptied. */
  onChange?: ((value: Value | null) => void) | undefined;
  /** Called with the typed text, to load the options for it. All options are then offered. */
  onSearch?: ((text: string) => void) | undefined;
  /**
   * Whether an option is offered for a typed text.
   * @default its label contains the text, in any case and with any accents
   */
  filter?: ComboboxFilter | undefined;
  /**
   * Whether the options are loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** Why the options could not be loaded, and what to do; shown in place of them. */
  loadError?: ReactNode;
  /** An example of an answer; never the question. */
  placeholder?: string | undefined;
  /**
   * Its height: 32, 40 or 48 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /**
   * Words in place of its own, whole or in part.
   * @default those of the catalogue
   */
  words?: Partial<ComboboxWords> | undefined;
}

function ComboboxWithRef<Value extends string>(
  {
    options,
    value,
    defaultValue = null,
    onChange,
    onSearch,
    filter,
    loading = false,
    loadError,
    placeholder = '',
    words: givenWords,
    name,
    onBlur,
    disabled = false,
    ...rest
  }: ComboboxProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const words = { ...useWords(comboboxWords), ...givenWords };
  const listId = useId();
  const [aria, frame] = splitAria(rest);
  const input = useObjectRef(ref);
  const root = useRef<HTMLInputElement>(null);
  const { contains } = useFilter({ sensitivity: 'base' });
  const isDisabled = useDisabled(disabled, root);
  const [chosen, choose] = useFieldValue<Value | null>(
    {
      value: value === undefined ? defaultValue : value,
      defaultValue,
      onChange: (next) => onChange?.(next),
      controlled: value !== undefined,
    },
    input,
  );
  const box = useCombobox<Value>({
    options,
    chosenLabel: options.find((option) => option.value === chosen)?.label ?? '',
    isOffered: filter ?? ((option, text) => onSearch !== undefined || contains(option.label, text)),
    enabled: !isDisabled && frame.readOnly !== true,
    choose,
    onSearch,
  });
  const hasList = box.isOpen && !loading && !loadError && box.offered.length > 0;
  return (
    <TextFrame
      data-part="combobox"
      {...frame}
      disabled={isDisabled}
      value={box.text}
      onChange={box.onText}
      onBlur={(event) => {
        box.onBlur();
        onBlur?.(event);
      }}
      autoComplete="off"
    >
      <Input
        {...aria}
        ref={input}
        data-part="field-input"
        className={field.input}
        placeholder={placeholder}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={box.isOpen ? listId : undefined}
        {...(hasList && box.active >= 0
          ? { 'aria-activedescendant': `${listId}-${box.active}` }
          : {})}
        onKeyDown={box.onKeyDown}
        onClick={() => box.isOpen || box.show(1)}
      />
      <ArrowButton
        label={words.open}
        disabled={isDisabled || frame.readOnly === true}
        onPress={() => {
          input.current?.focus();
          if (box.isOpen) box.close();
          else box.show(1);
        }}
      />
      <input
        ref={root}
        type="hidden"
        value={chosen ?? ''}
        disabled={isDisabled}
        {...(name === undefined ? {} : { name })}
        {...(frame.form === undefined ? {} : { form: frame.form })}
      />
      <span className={visuallyHidden} role="status">
        {box.isOpen ? statusOf(box.offered.length, words, loading, loadError) : null}
      </span>
      <ComboboxList
        id={listId}
        label={rest.label}
        input={input}
        open={box.isOpen}
        onClose={box.close}
        options={box.offered}
        active={box.active}
        onHighlight={box.setHighlighted}
        chosen={chosen}
        onPick={box.pick}
        loading={loading}
        loadError={loadError}
        words={words}
      />
    </TextFrame>
  );
}

function statusOf(
  count: number,
  words: ComboboxWords,
  loading: boolean,
  loadError: ReactNode,
): ReactNode {
  if (loading) return words.loading;
  if (loadError) return loadError;
  return count === 0 ? words.empty : words.count({ count });
}

interface ArrowButtonProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
}

function ArrowButton({ label, disabled, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-part="combobox-arrow"
      className={styles.arrow}
      aria-label={label}
      disabled={disabled}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <ChevronDown size={18} aria-hidden="true" />
    </button>
  );
}

/** Offers one choice from a long list, narrowed by typing; its ref is the input. */
export const Combobox = forwardRef(ComboboxWithRef) as <Value extends string>(
  props: ComboboxProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement;
