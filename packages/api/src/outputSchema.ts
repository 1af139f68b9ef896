import type * as v from 'valibot';

/** What the walk below looks at in a schema. */
interface Shape extends v.GenericSchema {
  readonly writes?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly rest?: Shape;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly pipe?: readonly (Shape | v.GenericPipeAction)[];
}

/**
 * The schema of an answer with what is written of each field, in the place of all that a tolerant
 * reader would take for it.
 */
export function outputSchema(schema: v.GenericSchema): v.GenericSchema {
  const { writes, entries, rest, item, wrapped, pipe }: Shape = schema;
  if (writes) return writes;
  return {
    ...schema,
    ...(entries && { entries: mapValues(entries) }),
    ...(rest && { rest: outputSchema(rest) }),
    ...(item && { item: outputSchema(item) }),
    ...(wrapped && { wrapped: outputSchema(wrapped) }),
    ...(pipe && { pipe: pipe.map((part) => (part.kind === 'schema' ? outputSchema(part) : part)) }),
  };
}

function mapValues(entries: Readonly<Record<string, Shape>>) {
  return Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, outputSchema(one)]));
}
