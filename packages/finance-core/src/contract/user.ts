import * as v from 'valibot';
import { idField } from './fields/idField.ts';
import { instantField } from './fields/instantField.ts';
import { optionalField } from './fields/optionalField.ts';

/** The signed-in person. `firstName` may be missing: the greeting then falls back to 'User'. */
export const user = v.object({
  id: idField,
  firstName: optionalField(v.string()),
  lastName: optionalField(v.string()),
  email: optionalField(v.string()),
  createdAt: optionalField(instantField),
  hasBankConnected: optionalField(v.boolean()),
  cryptoEnabled: optionalField(v.boolean()),
  subscriptionTier: optionalField(v.string()),
  /** The user's IANA time zone, which defines today; absent where the identity provider has none. */
  timeZone: optionalField(v.string()),
});

export type User = v.InferOutput<typeof user>;
