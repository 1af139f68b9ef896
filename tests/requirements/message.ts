import { core, type Proof, type Requirement } from './requirement.ts';

/** The catalogue's messages that warn. */
export const destructive = core('validate/toastMessages')('%o is destructive');
/** Those that do not, with a title and a text. */
export const plain = core('validate/toastMessages')('%o is no alarm');
/** Those of one text. */
export const single = core('validate/toastMessages')('what the specification gives in one text');

/** A message of the catalogue, by its words and the place where a person meets it. */
export function message(
  id: string,
  says: string,
  kind: readonly Proof[],
  where: readonly Proof[],
  ...words: string[]
): Requirement {
  return [`8.${id}`, says, [...kind, ...where], words];
}
