import * as Slot from 'radix-ui/slot';
import {
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { LazyTooltipBubble } from './LazyTooltipBubble.ts';
import type { TriggerHandlers } from './TooltipBubble.tsx';

export interface TooltipProps {
  /** A few words. Do not put essential information only here: touch has no hover. */
  content: string;
  /** The control it explains; one focusable element. */
  children: ReactElement;
  /**
   * The side it opens to, if there is room.
   * @default 'top'
   */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /**
   * Whether it is open, if something other than pointer and focus controls it.
   * @default undefined, the tooltip decides
   */
  open?: boolean | undefined;
}

/**
 * Shows a few words on a control, on hover and on focus, after a delay shared by the whole site.
 *
 * The code that places it loads when a pointer or the focus first comes to a control with one. The
 * control itself is the same element before and after.
 */
export function Tooltip({ content, children, side = 'top', open }: TooltipProps) {
  const trigger = useRef<HTMLElement>(null);
  const loaded = useRef<TriggerHandlers>(undefined);
  /** What opens it as soon as its code has loaded. */
  const waiting = useRef<(handlers: TriggerHandlers) => void>(undefined);
  const [isWanted, setWanted] = useState(open === true);
  const [describedBy, setDescribedBy] = useState<string>();
  const connect = useCallback((handlers: TriggerHandlers | undefined) => {
    loaded.current = handlers;
    if (handlers) waiting.current?.(handlers);
    waiting.current = undefined;
  }, []);
  const forget = () => {
    waiting.current = undefined;
  };
  const want = (start: (handlers: TriggerHandlers) => void) => {
    waiting.current = start;
    setWanted(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (loaded.current) loaded.current.onPointerMove(event);
    else if (event.pointerType !== 'touch') want((handlers) => handlers.onPointerMove(event));
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (loaded.current) loaded.current.onFocus(event);
    else if (event.currentTarget.matches(':focus-visible'))
      want(({ onFocus: start }) => start(event));
  };
  return (
    <>
      <Slot.Root
        ref={trigger}
        aria-describedby={describedBy}
        onPointerMove={onPointerMove}
        onFocus={onFocus}
        onPointerLeave={(event) => (loaded.current?.onPointerLeave ?? forget)(event)}
        onPointerDown={(event) => (loaded.current?.onPointerDown ?? forget)(event)}
        onBlur={(event) => (loaded.current?.onBlur ?? forget)(event)}
        onClick={(event) => (loaded.current?.onClick ?? forget)(event)}
      >
        {children}
      </Slot.Root>
      {(isWanted || open) && (
        <LazyTooltipBubble
          trigger={trigger}
          content={content}
          side={side}
          open={open}
          onConnect={connect}
          onDescribe={setDescribedBy}
        />
      )}
    </>
  );
}
