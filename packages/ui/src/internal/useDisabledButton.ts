import { useState, type FocusEvent, type MouseEvent } from 'react';

interface ButtonHandlers {
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * Disables a button without taking the focus from it.
 *
 * A disabled element loses the focus, and the next key then starts at the top of the page. So a button
 * that is disabled while it has the focus, often by its own press, is disabled in name and look alone
 * until the focus leaves it; so is a pending one. It ignores presses.
 *
 * @param handlers those of the button, which are called as well.
 * @returns the attributes of the button.
 */
export function useDisabledButton(disabled: boolean, pending: boolean, handlers: ButtonHandlers) {
  const [hasFocus, setFocus] = useState(false);
  const isFocusable = pending || (disabled && hasFocus);
  return {
    disabled: disabled && !isFocusable,
    ...(isFocusable && { 'aria-disabled': true, 'data-disabled': '' }),
    // The press of a submit button submits its form, unless it is prevented here.
    onClick: isFocusable ? (event: MouseEvent) => event.preventDefault() : handlers.onClick,
    onFocus(event: FocusEvent<HTMLButtonElement>) {
      setFocus(true);
      handlers.onFocus?.(event);
    },
    onBlur(event: FocusEvent<HTMLButtonElement>) {
      const { currentTarget } = event;
      // It is still the active element where only the window lost the focus.
      setFocus(currentTarget.ownerDocument.activeElement === currentTarget);
      handlers.onBlur?.(event);
    },
  };
}
