import * as v from 'valibot';
import { textInput } from './fields/textInput.ts';

/** A plausible form only; whether the address exists is not checked. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const contactRequest = v.strictObject({
  name: textInput(200),
  email: v.pipe(textInput(320), v.regex(EMAIL, 'expected an email address')),
  message: textInput(5000, { hasLines: true }),
});

export type ContactRequest = v.InferOutput<typeof contactRequest>;
