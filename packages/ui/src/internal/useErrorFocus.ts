import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first invalid field, once for each check of a form: a screen reader then reads its
 * message with it, and a user who cannot see the form knows where to continue.
 *
 * @returns the ref of the form, whose fields carry `aria-invalid` while they are invalid.
 */
export function useErrorFocus(
  errors: Readonly<Record<string, unknown>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
