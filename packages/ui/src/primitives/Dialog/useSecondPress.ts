import { useRef, type MouseEvent } from 'react';

/** The longest that a system waits for the second press of a double click, unless told otherwise. */
const DOUBLE_CLICK_MS = 500;

interface Opening {
  /** When the dialog took the focus, in milliseconds of the clock of events. */
  at: number;
  /** The place of the control that opened it; null where no control had the focus. */
  place: DOMRect | null;
}

/** What Radix hands to `onPointerDownOutside`. */
type OutsidePress = CustomEvent<{ originalEvent: PointerEvent }>;

/**
 * Keeps the second press of a double click from what its first press has brought under the pointer.
 * Somebody who presses a control twice means that control: not the scrim over it, which would close
 * the dialog unread, and not a button of the dialog, or of its next step, that came to stand there.
 */
export function useSecondPress() {
  const opening = useRef<Opening | null>(null);
  const began = useRef<Element | null>(null);

  /** To be told when the dialog opens, before it takes the focus. */
  const onOpening = (event: Event) => {
    const { activeElement, body } = document;
    const opener = activeElement === body ? null : activeElement;
    opening.current = { at: event.timeStamp, place: opener?.getBoundingClientRect() ?? null };
    began.current = null;
  };

  /** Whether a press beside the dialog is the second one on the control that opened it. */
  const isSecondPress = ({ detail: { originalEvent: press } }: OutsidePress): boolean => {
    if (!opening.current || press.timeStamp - opening.current.at > DOUBLE_CLICK_MS) return false;
    const { place } = opening.current;
    return place === null || isWithin(place, press);
  };

  /** For the element of the dialog that holds everything which can be pressed. */
  const contentProps = {
    onMouseDownCapture: ({ detail, target }: MouseEvent) => {
      if (detail === 1 && target instanceof Element) began.current = target;
    },
    onClickCapture: (event: MouseEvent) => {
      // Keys and assistive technology press without a count.
      if (event.detail < 2 || began.current?.isConnected) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { onOpening, isSecondPress, contentProps };
}

function isWithin({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent) {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
