import * as v from 'valibot';

/** A field whose wire form differs from its value: it reads itself like any schema and can write itself back. */
export type Codec<Wire, Value> = v.GenericSchema<Wire, Value> & {
  /** The strict wire form. Throws a RangeError where the value is not one of its kind. */
  readonly write: (value: Value) => unknown;
  /** What is written: where a reader takes more than a writer gives, it is the narrower of the two. */
  readonly writes: v.GenericSchema;
};

interface CodecRules<Wire, Value> {
  /** The expected form, for error messages: 'money as a decimal string'. */
  readonly expected: string;
  /** The value, or `undefined` where the wire form is not one. */
  readonly read: (wire: Wire) => Value | undefined;
  readonly write: (value: Value) => unknown;
  /**
   * What is written, for tools that describe an answer.
   * @default what is read
   */
  readonly writes?: v.GenericSchema;
}

/**
 * Builds a field from a base schema (which tools such as an OpenAPI generator can see) and the two
 * directions of its translation.
 */
/* @__NO_SIDE_EFFECTS__ */
export function codec<Wire, Value>(
  base: v.GenericSchema<Wire>,
  { expected, read, write, writes = base }: CodecRules<Wire, Value>,
): Codec<Wire, Value> {
  const schema = v.pipe(
    base,
    v.rawTransform<Wire, Value>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== undefined) return value;
      addIssue({ expected });
      return NEVER;
    }),
  );
  return Object.assign(schema, { write, writes });
}
