import * as v from 'valibot';
import { emailField } from './fields/emailField.ts';
import { textInput } from './fields/textInput.ts';

export const contactRequest = v.strictObject({
  name: textInput(200),
  email: emailField,
  message: textInput(5000, { hasLines: true }),
});

export type ContactRequest = v.InferOutput<typeof contactRequest>;
