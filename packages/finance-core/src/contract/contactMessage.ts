import * as v from 'valibot';
import { textInput } from './fields/textInput.ts';

export const contactRequest = v.strictObject({
  name: textInput(200),
  email: textInput(320),
  message: textInput(5000),
});

export type ContactRequest = v.InferOutput<typeof contactRequest>;
