import * as v from 'valibot';
import { textInput } from './textInput.ts';

/** A plausible form only; whether the address exists is not checked. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** An email address of at most 320 characters. */
export const emailField = v.pipe(textInput(320), v.regex(EMAIL, 'expected an email address'));
