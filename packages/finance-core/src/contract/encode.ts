import * as v from 'valibot';
import { contractIssues, ContractError } from './contractError.ts';

/** A value as JSON can carry it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The parts of a schema that the traversal below reads. */
interface Shape extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly rest?: Shape;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  /** Of a variant: the discriminating field, and the options. */
  readonly key?: string;
  readonly options?: readonly Shape[];
  readonly write?: (value: unknown) => Json;
}

/**
 * Writes a value in the strict wire form of a schema: the inverse of reading it.
 *
 * Walks the schema beside the value. A field with a `write` of its own (money, quantity, rate) is
 * written by it; any other must be valid as it stands. Keys the schema does not know are left out.
 *
 * @throws ContractError naming the path of the value that cannot be written.
 */
export function encode(schema: v.GenericSchema, value: unknown, subject: string): Json {
  // Only an optional field encodes to nothing, and a root is none.
  return encodeAt(schema, value, { subject }) as Json;
}

/** Where the walk is: a chain, since a path is spelled out only where something is wrong. */
interface Place {
  readonly subject: string;
  readonly parent?: Place;
  readonly key?: string | number;
}

function encodeAt(schema: Shape, value: unknown, place: Place): Json | undefined {
  if (schema.write) return encodeField(schema.write, value, place);
  if (schema.wrapped) {
    if (value === undefined) return undefined;
    if (value === null && schema.type !== 'optional') return null;
    return encodeAt(schema.wrapped, value, place);
  }
  if (schema.type === 'variant') return encodeAt(optionOf(schema, value, place), value, place);
  if (schema.item) return encodeList(schema.item, value, place);
  if (schema.entries) return encodeObject(schema.entries, schema.rest, value, place);
  const result = v.safeParse(schema, value);
  if (!result.success) {
    const path = pathOf(place);
    const issues = contractIssues(result.issues).map((issue) => ({ ...issue, path }));
    throw new ContractError(place.subject, issues);
  }
  return result.output as Json;
}

/** The option of a variant that a value is one of. */
function optionOf({ key = '', options = [] }: Shape, value: unknown, place: Place): Shape {
  const kind = (value as Record<string, unknown> | null | undefined)?.[key];
  const found = options.find(({ entries }) => entries?.[key] && v.is(entries[key], kind));
  if (!found) throw failure(below(place, key), 'expected a kind that is known');
  return found;
}

function encodeField(write: (value: unknown) => Json, value: unknown, place: Place): Json {
  try {
    return write(value);
  } catch (error) {
    // A field's write throws a RangeError only.
    throw failure(place, (error as RangeError).message);
  }
}

function encodeList(item: Shape, value: unknown, place: Place): Json {
  if (!Array.isArray(value)) throw failure(place, 'expected a list');
  return value.map((entry, index) => encodeAt(item, entry, below(place, index)) as Json);
}

function encodeObject(
  entries: Readonly<Record<string, Shape>>,
  rest: Shape | undefined,
  value: unknown,
  place: Place,
): Json {
  if (typeof value !== 'object' || value === null) throw failure(place, 'expected an object');
  const written: Record<string, Json> = {};
  for (const [key, entry] of Object.entries(entries)) {
    const found = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    const json = encodeAt(entry, found, below(place, key));
    if (json !== undefined) written[key] = json;
  }
  if (!rest) return written;
  for (const [key, extra] of Object.entries(value)) {
    if (Object.hasOwn(entries, key)) continue;
    const json = encodeAt(rest, extra, below(place, key));
    if (json !== undefined) written[key] = json;
  }
  return written;
}

function below(parent: Place, key: string | number): Place {
  return { subject: parent.subject, parent, key };
}

function pathOf({ parent, key }: Place): string {
  if (!parent) return '';
  const above = pathOf(parent);
  return above ? `${above}.${key}` : String(key);
}

function failure(place: Place, message: string): ContractError {
  return new ContractError(place.subject, [{ path: pathOf(place), message }]);
}
