import { useRef, type MouseEvent } from 'react';

/** The default double-click interval of operating systems, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

interface Opening {
  /** When the dialog took the focus, on the clock of `Event.timeStamp`, in milliseconds. */
  at: number;
  /** The box of the control that opened it; null if no control had the focus. */
  opener: DOMRect | null;
}

/** What Radix passes to `onPointerDownOutside`. */
type OutsidePress = CustomEvent<{ originalEvent: PointerEvent }>;

/**
 * Ignores the second click of a double click if the first one changed what is under the pointer.
 *
 * A double click is meant for the control that was there first. Otherwise, its second click would
 * close the dialog through the overlay, or press a button of the dialog, or of its next step, that
 * has appeared under the pointer.
 */
export function useDoubleClickGuard() {
  const opening = useRef<Opening | null>(null);
  const firstTarget = useRef<Element | null>(null);

  /** Pass to `onOpenAutoFocus`, which is called before the dialog takes the focus. */
  const onOpening = (event: Event) => {
    const { activeElement, body } = document;
    const opener = activeElement === body ? null : activeElement;
    opening.current = { at: event.timeStamp, opener: opener?.getBoundingClientRect() ?? null };
    firstTarget.current = null;
  };

  /** Whether a press outside the dialog is the second click on the control that opened it. */
  const isSecondPress = ({ detail: { originalEvent: press } }: OutsidePress): boolean => {
    if (!opening.current || press.timeStamp - opening.current.at > DOUBLE_CLICK_MS) return false;
    const { opener } = opening.current;
    return opener === null || isWithin(opener, press);
  };

  /** Props of the dialog’s content element, which contains all its controls. */
  const contentProps = {
    onMouseDownCapture: ({ detail, target }: MouseEvent) => {
      if (detail === 1 && target instanceof Element) firstTarget.current = target;
    },
    onClickCapture: (event: MouseEvent) => {
      // Clicks from a keyboard or assistive technology have `detail` 0.
      if (event.detail < 2 || firstTarget.current?.isConnected) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { onOpening, isSecondPress, contentProps };
}

function isWithin({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent) {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
