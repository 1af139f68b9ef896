import { useState, type KeyboardEvent } from 'react';
import { nextIndex, type ComboboxOption } from './Combobox.model.ts';

interface ComboboxInput<Value extends string> {
  options: readonly ComboboxOption<Value>[];
  /** The label of the chosen option; empty without one. */
  chosenLabel: string;
  isOffered: (option: ComboboxOption<Value>, text: string) => boolean;
  /** Whether it can be changed at all. */
  enabled: boolean;
  choose: (value: Value | null) => void;
  onSearch: ((text: string) => void) | undefined;
}

/**
 * The state of a combobox: the typed text, the open list and the option that Enter would choose. The
 * focus stays in the input.
 */
export function useCombobox<Value extends string>(props: ComboboxInput<Value>) {
  const { options, chosenLabel, isOffered, enabled, choose, onSearch } = props;
  // Undefined until something is typed: the text is then that of the chosen option.
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const matches = (text: string | undefined) =>
    text === undefined || text === '' ? options : options.filter((one) => isOffered(one, text));
  const offered = matches(typed);
  const isOpen = open && enabled;
  // The options may have changed since, as those of a search do.
  const active = isOpen && offered[highlighted] ? highlighted : -1;

  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setHighlighted(-1);
  };
  const show = (step: 1 | -1) => {
    setOpen(true);
    const chosen = offered.findIndex(({ label }) => label === chosenLabel);
    setHighlighted(chosen < 0 ? nextIndex(offered, -1, step) : chosen);
  };
  const pick = (option: ComboboxOption<Value> | undefined) => {
    if (!option || option.disabled) return;
    choose(option.value);
    close();
  };
  const onText = (text: string) => {
    setTyped(text);
    setOpen(true);
    setHighlighted(text === '' ? -1 : nextIndex(matches(text), -1, 1));
    onSearch?.(text);
  };
  const onBlur = () => {
    if (typed === '' && chosenLabel !== '') choose(null);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!enabled || event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step) {
      event.preventDefault();
      if (isOpen) setHighlighted(nextIndex(offered, active, step));
      else show(step);
    } else if (event.key === 'Enter' && isOpen) {
      // The list takes it; the form is not sent.
      event.preventDefault();
      pick(offered[active]);
    }
  };
  const text = typed ?? chosenLabel;
  return {
    text,
    offered,
    isOpen,
    active,
    setHighlighted,
    show,
    close,
    pick,
    onText,
    onBlur,
    onKeyDown,
  };
}
