import * as v from 'valibot';
import { optionalField } from './fields/optionalField.ts';

/** The answer to a call that only confirms. */
export const messageAnswer = v.object({ message: optionalField(v.string()) });

export type MessageAnswer = v.InferOutput<typeof messageAnswer>;
