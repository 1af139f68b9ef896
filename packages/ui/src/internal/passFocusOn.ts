const TAKES_FOCUS = 'a[href], button:enabled';

/**
 * Gives the focus of a control that takes none any more to what stands nearest to it, so that the next
 * Tab goes on from there and not from the start of the page.
 */
export function passFocusOn(control: HTMLElement): void {
  let place = control.parentElement;
  while (place) {
    const next = place.querySelector<HTMLElement>(TAKES_FOCUS);
    if (next) return next.focus();
    place = place.parentElement;
  }
}
