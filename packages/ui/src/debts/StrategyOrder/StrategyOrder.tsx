import type { Debt } from '@dime-time/finance-core/contract';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { forwardRef, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Money } from '../../money/index.ts';
import { IconButton, Inline, Stack, Text, VisuallyHidden } from '../../primitives/index.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { strategyOrderWords } from '../words/strategyOrder.ts';
import { completeOrder, moveItem } from './moveItem.ts';
import { useRowDrag } from './useRowDrag.ts';
import * as styles from './StrategyOrder.css.ts';

export interface StrategyOrderProps extends HostProps<'div', 'children' | 'onChange'> {
  /** The debts. */
  debts: readonly Debt[];
  /** Their IDs in order: the first one gets the extra money. Debts that are left out follow. */
  value: readonly string[];
  /** Called with the IDs of all debts in their new order. */
  onChange: (value: string[]) => void;
}

/** How far a key moves a row, with Alt. */
const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Sets the order in which debts are paid: by dragging, by buttons, and by Alt with the arrow keys on the
 * buttons.
 */
export const StrategyOrder = forwardRef<HTMLDivElement, StrategyOrderProps>(function StrategyOrder(
  { debts: given, value, onChange, className, ...rest },
  ref,
) {
  const words = useWords(strategyOrderWords);
  const debts = useMemo(() => inOrder(given, value), [given, value]);
  const formats = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const [announced, setAnnounced] = useState('');
  const move = (from: number, to: number) => {
    const moved = moveItem(debts, from, to);
    const debt = debts[from];
    const position = moved.findIndex(({ id }) => id === debt?.id);
    if (!debt || position === from) return;
    onChange(moved.map(({ id }) => id));
    setAnnounced(
      words.moved({ name: debt.name, position: `${position + 1}`, count: `${debts.length}` }),
    );
  };
  const { dragged, over, gripProps } = useRowDrag(list, move);
  const keysOf = (index: number) => ({
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
    onKeyDown(event: KeyboardEvent) {
      // With another key it is a command of the system or of a screen reader.
      const isAltAlone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const step = isAltAlone ? STEPS[event.key] : undefined;
      if (step === undefined) return;
      event.preventDefault();
      move(index, index + step);
    },
  });
  return (
    <Stack data-part="strategy-order" {...rest} ref={ref} className={className} gap={2}>
      <Text data-part="strategy-order-hint" size="s" tone="muted">
        {words.hint}
      </Text>
      <Stack data-part="strategy-order-list" as="ul" gap={2} ref={list} aria-label={words.label}>
        {debts.map(({ id, name, interestRate, currentBalance }, index) => (
          <li
            key={id}
            data-part="strategy-order-row"
            className={styles.row}
            data-dragging={dragged === index ? '' : undefined}
            data-over={dropSide(dragged, over, index)}
          >
            <span
              data-part="strategy-order-grip"
              className={styles.grip}
              aria-hidden="true"
              {...gripProps(index)}
            >
              <GripVertical size={18} />
            </span>
            <span data-part="strategy-order-name" className={styles.name}>
              {name}
              <Text as="span" size="s" tone="muted" className={styles.detail}>
                <Money amount={currentBalance} /> · {formats.apr(interestRate)}
              </Text>
            </span>
            <Inline gap={1} wrap={false}>
              <IconButton
                data-part="strategy-order-up"
                {...keysOf(index)}
                label={words.up({ name })}
                icon={<ArrowUp />}
                size="s"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                data-part="strategy-order-down"
                {...keysOf(index)}
                label={words.down({ name })}
                icon={<ArrowDown />}
                size="s"
                disabled={index === debts.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </Inline>
          </li>
        ))}
      </Stack>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Stack>
  );
});

/** On which side of a row the dragged one would be; `undefined` if it is another row’s place. */
function dropSide(
  dragged: number | undefined,
  over: number | undefined,
  index: number,
): 'before' | 'after' | undefined {
  if (dragged === undefined || over !== index || dragged === index) return undefined;
  return dragged < index ? 'after' : 'before';
}

function inOrder(debts: readonly Debt[], order: readonly string[]): Debt[] {
  const ids = completeOrder(
    order,
    debts.map(({ id }) => id),
  );
  return ids.flatMap((id) => debts.find((debt) => debt.id === id) ?? []);
}
