const TAKES_FOCUS = 'a[href], button:enabled';

/**
 * Moves the focus from a button of a status to the first control after it, without scrolling, as the
 * status is about to be removed with the button.
 */
export function focusAfterStatus(button: HTMLElement): void {
  const element = button.closest<HTMLElement>('[role="status"]') ?? button;
  const controls = element.ownerDocument.querySelectorAll<HTMLElement>(TAKES_FOCUS);
  const next = [...controls].find((control) => isAfter(control, element));
  next?.focus({ preventScroll: true });
}

function isAfter(control: HTMLElement, element: HTMLElement): boolean {
  const place = element.compareDocumentPosition(control);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !element.contains(control);
}

/**
 * Moves the focus from a control that was disabled or removed to the nearest one that can be focused, so
 * that the next Tab continues from there and not from the start of the page.
 */
export function focusNearest(control: HTMLElement): void {
  let place = control.parentElement;
  while (place) {
    const next = place.querySelector<HTMLElement>(TAKES_FOCUS);
    if (next) return next.focus();
    place = place.parentElement;
  }
}
