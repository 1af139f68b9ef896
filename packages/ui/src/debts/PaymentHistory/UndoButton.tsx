import { useRef } from 'react';
import { type ActionResult, Button, useSingleFlight, useUndo } from '../../primitives/index.ts';
import { focusNearest } from '../../internal/focusNearest.ts';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';
import { useWords } from '../../words/index.ts';
import { paymentHistoryWords } from '../words/paymentHistory.ts';

export interface UndoButtonProps {
  /** The ID of the element that says which payment it is. */
  describedBy: string;
  /** Undoes the payment. */
  run: () => Promise<ActionResult>;
}

/** Undoes a payment of a list or a table; focus then moves to the nearest control in it. */
export function UndoButton({ describedBy, run }: UndoButtonProps) {
  const words = useWords(paymentHistoryWords);
  const takeBack = useUndo();
  const [pending, undo] = useSingleFlight(() => takeBack(run));
  const button = useRef<HTMLButtonElement>(null);
  // The row of the payment is removed together with its button, or the button alone when its time is over.
  useBrowserLayoutEffect(() => {
    const control = button.current;
    return () => {
      const list = control?.closest<HTMLElement>('ul, table');
      if (list && document.activeElement === control) queueMicrotask(() => focusNearest(list));
    };
  }, []);
  return (
    <Button
      ref={button}
      size="s"
      variant="soft"
      pending={pending}
      pendingLabel={words.pending}
      aria-describedby={describedBy}
      onClick={undo}
    >
      {words.undo}
    </Button>
  );
}
