import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first invalid field once after each validation of a form, so that assistive technology
 * reads its message.
 *
 * @returns the ref of the form, whose fields carry `aria-invalid` while they are wrong.
 */
export function useErrorFocus(
  errors: Readonly<Record<string, unknown>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of choices cannot have the focus itself.
    const field =
      invalid?.getAttribute('role') === 'radiogroup' ? invalid.querySelector('input') : invalid;
    field?.focus();
  }, [errors]);
  return form;
}
