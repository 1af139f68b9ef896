import { forwardRef, useState, type MouseEvent, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** The item’s entry in `open`. */
  value: string;
  /** The label that opens it. */
  label: string;
  /** What it holds. */
  content: ReactNode;
}

export interface AccordionProps extends HostProps<'div', 'children'> {
  /** The items, from the top. */
  items: readonly AccordionItem[];
  /**
   * The values of the open items, if the page controls them.
   * @default undefined, the accordion keeps them
   */
  open?: readonly string[] | undefined;
  /**
   * The values of the items that are open first, if the accordion keeps them.
   * @default none
   */
  defaultOpen?: readonly string[] | undefined;
  /** Called with the values of the open items when people open or close one. */
  onOpenChange?: ((open: readonly string[]) => void) | undefined;
  /**
   * Whether several items can be open; otherwise, opening one closes the other.
   * @default false
   */
  multiple?: boolean | undefined;
  /**
   * The level of the labels, which are headings of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A list of questions or parts, each collapsed until it is opened. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  {
    items,
    open: openByOwner,
    defaultOpen = [],
    onOpenChange,
    multiple = false,
    headingLevel = 3,
    className,
    ...rest
  },
  ref,
) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = openByOwner ?? ownOpen;
  const change = (value: string, opens: boolean) => {
    const others = open.filter((other) => other !== value);
    const next = opens ? [...(multiple ? others : []), value] : others;
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <div data-part="accordion" {...rest} ref={ref} className={classes(styles.root, className)}>
      {items.map(({ value, label, content }) => {
        const isOpen = open.includes(value);
        return (
          <Disclosure
            key={value}
            data-part="accordion-item"
            variant="row"
            headingLevel={headingLevel}
            label={label}
            open={isOpen}
            onClick={(event) => {
              if (!isOnSummary(event)) return;
              // The browser would open it whatever the owner says.
              event.preventDefault();
              change(value, !isOpen);
            }}
            // The browser itself opens one for a search in the page.
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== isOpen) change(value, currentTarget.open);
            }}
          >
            {content}
          </Disclosure>
        );
      })}
    </div>
  );
});

/** Whether a click was on the label of a disclosure, not on one that is inside its content. */
function isOnSummary({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): boolean {
  return target instanceof Element && target.closest('summary')?.parentElement === currentTarget;
}
