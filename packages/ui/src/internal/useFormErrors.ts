import { useEffect, useRef, useState, type RefObject } from 'react';

/** The error messages of a form, by the name of the field. */
type Errors<Name extends string> = { readonly [Field in Name]?: string };

interface ShownErrors<Name extends string> {
  /** The messages to show now. */
  errors: Errors<Name>;
  /** Shows what a submission found, and focuses the first invalid field. */
  showErrors: (found: Errors<Name>) => void;
  /** The ref of the form, whose fields carry `aria-invalid` while they are wrong. */
  formRef: RefObject<HTMLFormElement | null>;
}

/**
 * The errors that a form shows: those of its last submission, each until its field is valid. Only a
 * submission adds an error or moves the focus, so that assistive technology reads the first message.
 *
 * @param find the errors of what is typed now.
 */
export function useFormErrors<Name extends string>(find: () => Errors<Name>): ShownErrors<Name> {
  const formRef = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<readonly Name[]>([]);
  const [shown, setShown] = useState<readonly Name[]>([]);
  const found: Errors<Name> = shown.length > 0 ? find() : {};
  const wrong = shown.filter((name) => found[name] !== undefined);
  // A field that was corrected is not shown as wrong again before the next submission.
  if (wrong.length < shown.length) setShown(wrong);
  useEffect(() => {
    if (refused.length === 0) return;
    const invalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of choices cannot have the focus itself.
    const field =
      invalid?.getAttribute('role') === 'radiogroup' ? invalid.querySelector('input') : invalid;
    field?.focus();
  }, [refused]);
  const showErrors = (errors: Errors<Name>) => {
    const names = Object.keys(errors) as Name[];
    setRefused(names);
    setShown(names);
  };
  const errors = Object.fromEntries(wrong.map((name) => [name, found[name]])) as Errors<Name>;
  return { errors, showErrors, formRef };
}

/** The errors of a checked form; none if it is valid. */
export function errorsOf<Found extends object>(
  checked: { ok: true } | { ok: false; errors: Found },
): Partial<Found> {
  return checked.ok ? {} : checked.errors;
}
