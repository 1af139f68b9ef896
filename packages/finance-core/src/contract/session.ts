import * as v from 'valibot';
import { idField } from './fields/idField.ts';
import { instantField } from './fields/instantField.ts';

/** A text; `null` where it is not known. */
const textOrNull = v.nullish(v.string(), null);

/** Extension `sessions`: one place where the person is signed in. */
const session = v.object({
  /** Names the session in a call; the session's cookie cannot be worked out from it. */
  id: idField,
  /** Whether this is the session of the request. */
  current: v.boolean(),
  /** The name of the browser of the last use: `Chrome`. */
  browser: textOrNull,
  /** The system that the browser of the last use ran on: `Windows` or `iPhone`. */
  system: textOrNull,
  /** The network that the last use came from, in CIDR notation: `203.0.113.0/24`. */
  network: textOrNull,
  /** When the person signed in. */
  createdAt: instantField,
  /** When the session was last used, to within minutes. */
  lastUsedAt: instantField,
});

/** The session of the request first, then by the last use, newest first. */
export const sessions = v.array(session);

export type Session = v.InferOutput<typeof session>;
