import { isBlank } from './isBlank.ts';
import type { Validated } from './validated.ts';

export interface ContactFormValues {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const FIELDS = ['name', 'email', 'message'] as const;

/**
 * Checks the contact form: all three fields must be filled in.
 *
 * @returns the message to send, without spaces around its fields.
 */
export function validateContact(
  form: ContactFormValues,
): Validated<ContactFormValues, 'contactMissingFields'> {
  const field = FIELDS.find((name) => isBlank(form[name]));
  if (field) return { ok: false, notice: 'contactMissingFields', field };
  return {
    ok: true,
    value: {
      name: form.name.trim(),
      email: form.email.trim(),
      message: form.message.trim(),
    },
  };
}
