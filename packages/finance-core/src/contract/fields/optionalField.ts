import * as v from 'valibot';

/** A field that may be absent; `null` means the same. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalField<Wire, Value>(field: v.GenericSchema<Wire, Value>) {
  return v.optional(
    v.pipe(
      v.nullable(field),
      v.transform((value) => value ?? undefined),
    ),
  );
}
