import { useState, type PointerEvent, type RefObject } from 'react';

interface RowDrag {
  /** The place of the row that is dragged. */
  dragged: number | undefined;
  /** The place it would have if it was dropped now. */
  over: number | undefined;
  /** The handlers of the grip of a row. */
  gripProps: (index: number) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/**
 * Drags the rows of a list by a pointer: mouse, pen or finger. The buttons are for keys and single presses.
 *
 * @param list the list whose children are the rows.
 * @param onMove is called when a row was dropped, with its old and new place.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): RowDrag {
  const [state, setState] = useState<{ from: number; to: number }>();
  const placeAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const below = rows.findIndex((row) => y < row.top + row.height / 2);
    return below === -1 ? rows.length : below;
  };
  return {
    dragged: state?.from,
    over: state && placeAfterRemoval(state),
    gripProps: (index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setState({ from: index, to: index });
      },
      onPointerMove(event) {
        if (state) setState({ from: state.from, to: placeAt(event.clientY) });
      },
      onPointerUp() {
        if (state) onMove(state.from, placeAfterRemoval(state));
        setState(undefined);
      },
      onPointerCancel: () => setState(undefined),
    }),
  };
}

/** The place of a row among the others: without it, the rows below are one place higher. */
function placeAfterRemoval({ from, to }: { from: number; to: number }): number {
  return to > from ? to - 1 : to;
}
