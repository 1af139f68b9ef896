const TAKES_FOCUS = 'a[href], button:enabled';

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
