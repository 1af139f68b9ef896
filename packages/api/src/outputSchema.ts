import type * as v from 'valibot';

/** The parts of a schema that are traversed. */
interface Shape extends v.GenericSchema {
  readonly writes?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly rest?: Shape;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly pipe?: readonly (Shape | v.GenericPipeAction)[];
}

/**
 * The schema of what is written, where the response schema also accepts what tolerant readers
 * accept.
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
