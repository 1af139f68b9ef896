import * as v from 'valibot';
import { optionalField } from './fields/optionalField.ts';

/** An error body, `application/problem+json` (RFC 9457); `errors` names the fields of a refused write. */
export const problem = v.object({
  type: v.nullish(v.string(), 'about:blank'),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: optionalField(v.string()),
  errors: optionalField(v.array(v.object({ path: v.string(), message: v.string() }))),
});

export type Problem = v.InferOutput<typeof problem>;
