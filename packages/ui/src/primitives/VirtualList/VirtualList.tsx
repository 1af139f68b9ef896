import {
  forwardRef,
  memo,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useBlockInSight } from './useBlockInSight.ts';
import { blockHeight, FIRST_BLOCKS, rowBlocks, type RowBlock } from './VirtualList.model.ts';
import * as styles from './VirtualList.css.ts';

export interface VirtualListProps<Item> extends HostProps<'div', 'children' | 'role'> {
  /** What the list contains, for assistive technology. */
  label: string;
  /** Every row's data, in order. */
  items: readonly Item[];
  /** Returns a stable key for an item. */
  itemKey: (item: Item) => string;
  /** Renders a row. Pass a stable function, or every row is rendered again. */
  renderItem: (item: Item) => ReactNode;
  /**
   * The approximate height of a row in pixels, until the first rows have been measured. It keeps
   * the scroll bar accurate for rows that are not rendered yet.
   * @default 72
   */
  estimatedRowHeight?: number | undefined;
  /**
   * Whether there is a hairline between rows.
   * @default true
   */
  divided?: boolean | undefined;
}

function VirtualListWithRef<Item>(
  {
    label,
    items,
    itemKey,
    renderItem,
    estimatedRowHeight = 72,
    divided = true,
    className,
    ...rest
  }: VirtualListProps<Item>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const blocks = useMemo(() => rowBlocks(items.length), [items.length]);
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLDivElement, []);
  const [rowHeight, setRowHeight] = useState(estimatedRowHeight);

  // If the last rows are much taller than estimated, rendering them would push what follows the
  // list off the screen, such as a link that was just focused.
  useEffect(() => {
    const first = list.current?.firstElementChild;
    const height = first && first.getBoundingClientRect().height / first.childElementCount;
    if (height) setRowHeight(height);
  }, []);

  return (
    <div
      data-part="virtual-list"
      {...rest}
      ref={list}
      role="list"
      aria-label={label}
      className={classes(styles.list, className)}
      data-divided={divided ? '' : undefined}
    >
      {blocks.map((block) => (
        <Block
          key={block.index}
          block={block}
          items={items}
          itemKey={itemKey as (item: unknown) => string}
          renderItem={renderItem as (item: unknown) => ReactNode}
          estimatedRowHeight={rowHeight}
        />
      ))}
    </div>
  );
}

/**
 * Shows a long list that scrolls with the page, and renders only the rows near the screen.
 *
 * Rows may differ in height. Assistive technology gets each row’s position and the length of the
 * whole list; the focused row is never removed; printing renders everything.
 */
export const VirtualList = forwardRef(VirtualListWithRef) as <Item>(
  props: VirtualListProps<Item> & RefAttributes<HTMLDivElement>,
) => ReactElement;

interface BlockProps {
  block: RowBlock;
  items: readonly unknown[];
  itemKey: (item: unknown) => string;
  renderItem: (item: unknown) => ReactNode;
  estimatedRowHeight: number;
}

const Block = memo(function Block({
  block,
  items,
  itemKey,
  renderItem,
  estimatedRowHeight,
}: BlockProps) {
  const { ref, drawn, measured } = useBlockInSight<HTMLDivElement>(block.index < FIRST_BLOCKS);
  return (
    <div
      ref={ref}
      role="presentation"
      style={
        drawn ? undefined : { blockSize: blockHeight(block, estimatedRowHeight, measured.current) }
      }
    >
      {drawn
        ? items.slice(block.start, block.end).map((item, offset) => (
            <div
              key={itemKey(item)}
              role="listitem"
              aria-posinset={block.start + offset + 1}
              aria-setsize={items.length}
              data-part="virtual-list-row"
              className={styles.row}
            >
              {renderItem(item)}
            </div>
          ))
        : null}
    </div>
  );
});
