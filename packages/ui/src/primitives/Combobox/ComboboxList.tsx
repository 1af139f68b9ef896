import { Check, CircleAlert } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classes } from '../../theme/classes.ts';
import { usePortalContainer } from '../../theme/PortalContainer.ts';
import * as list from '../../internal/optionList.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ComboboxWords } from '../../words/subjects/primitives/combobox.ts';
import type { ComboboxOption } from './Combobox.model.ts';
import * as styles from './Combobox.css.ts';

interface ComboboxListProps<Value extends string> {
  /** The ID of the list; that of an option is followed by its index. */
  id: string;
  label: string;
  /** The input, in whose box it is anchored. */
  input: RefObject<HTMLInputElement | null>;
  open: boolean;
  onClose: () => void;
  options: readonly ComboboxOption<Value>[];
  /** The index of the option that Enter would choose. */
  active: number;
  onHighlight: (index: number) => void;
  chosen: Value | null;
  onPick: (option: ComboboxOption<Value>) => void;
  loading: boolean;
  loadError: ReactNode;
  words: ComboboxWords;
}

/** The open list, below the field and as wide as it. */
export function ComboboxList<Value extends string>(props: ComboboxListProps<Value>) {
  const { id, label, input, open, onClose, options, loading, loadError, words } = props;
  const container = usePortalContainer();
  const [anchor] = useState(() => anchorOf(input));
  const stay = (event: Event) => event.preventDefault();
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={container}>
        <Popover.Content
          data-part="combobox-list"
          role="presentation"
          className={classes(list.list, styles.popover)}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The focus stays in the input.
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onInteractOutside={(event) => {
            const field = input.current?.parentElement;
            if (event.target instanceof Node && field?.contains(event.target))
              event.preventDefault();
          }}
          // A press in the list leaves the focus in the input, too.
          onMouseDown={(event) => event.preventDefault()}
        >
          {loading ? (
            <div id={id} data-part="combobox-message" className={styles.message}>
              <Spinner size="s" label={words.loading} showLabel />
            </div>
          ) : loadError ? (
            <div id={id} data-part="combobox-message" className={styles.message} data-error="">
              <CircleAlert size={16} aria-hidden="true" />
              <span>{loadError}</span>
            </div>
          ) : options.length === 0 ? (
            <div id={id} data-part="combobox-message" className={styles.message}>
              {words.empty}
            </div>
          ) : (
            <div role="listbox" id={id} aria-label={label}>
              {options.map((option, index) => (
                <ListOption key={option.value} {...props} option={option} index={index} />
              ))}
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The box of the field, which is drawn by the time the list is placed. */
function anchorOf(input: RefObject<HTMLInputElement | null>) {
  const getBoundingClientRect = () =>
    input.current?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  return { current: { getBoundingClientRect } };
}

interface ListOptionProps<Value extends string> extends ComboboxListProps<Value> {
  option: ComboboxOption<Value>;
  index: number;
}

function ListOption<Value extends string>({
  id,
  option,
  index,
  active,
  chosen,
  onHighlight,
  onPick,
}: ListOptionProps<Value>) {
  const element = useRef<HTMLDivElement>(null);
  const isActive = index === active;
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  // The input has the focus and the keys of the list.
  const pointer = {
    onPointerMove: () => {
      if (!option.disabled && !isActive) onHighlight(index);
    },
    onClick: () => onPick(option),
  };
  return (
    <div
      ref={element}
      role="option"
      tabIndex={-1}
      id={`${id}-${index}`}
      data-part="combobox-option"
      className={list.item}
      aria-selected={option.value === chosen}
      {...(isActive ? { 'data-highlighted': '' } : {})}
      {...(option.disabled ? { 'aria-disabled': true, 'data-disabled': '' } : {})}
      {...pointer}
    >
      <span className={styles.optionWords}>
        {option.label}
        {option.detail === undefined ? null : (
          <span data-part="combobox-option-detail" className={list.itemDetail}>
            {option.detail}
          </span>
        )}
      </span>
      {option.value === chosen ? (
        <span data-part="combobox-option-check" className={list.tick}>
          <Check size={18} aria-hidden="true" />
        </span>
      ) : null}
    </div>
  );
}
