import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads to the first field that is wrong, once for each check of a form: its message is then read
 * with it, and whoever cannot see the form knows where to go on.
 *
 * @returns the ref of the form, whose fields carry `aria-invalid` while they are wrong.
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
