import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MAX_APR } from '../money/apr.ts';
import { MAX_CENTS } from '../money/cents.ts';
import { ContractError } from './contractError.ts';
import { endpoints, type Endpoint } from './endpoints.ts';
import { aprField, aprInput } from './fields/aprField.ts';
import { basisPointsField } from './fields/basisPointsField.ts';
import { dayField } from './fields/dayField.ts';
import { idField } from './fields/idField.ts';
import { instantField, instantInput } from './fields/instantField.ts';
import { moneyField, providerMoneyField } from './fields/moneyField.ts';
import { moneyInput, positiveMoneyInput, signedMoneyInput } from './fields/moneyInput.ts';
import { monthField } from './fields/monthField.ts';
import { positiveQuantityInput, quantityField } from './fields/quantityField.ts';
import { readAnswer, writeAnswer } from './answer.ts';
import { readBody, writeBody } from './requestBody.ts';
import { roundUpSettings, roundUpSettingsRequest } from './roundUpSettings.ts';
import { serviceStatus } from './serviceStatus.ts';

interface Shape extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const instant = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const amount = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }).map((value) => value + 0);
const units = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
const text = fc.string({ minLength: 1, maxLength: 34 }).filter((value) => value.trim() !== '');

/** The values of the fields that translate; every other field's come from its schema's form. */
const fields = new Map<v.GenericSchema, fc.Arbitrary<unknown>>([
  [moneyField, amount],
  [providerMoneyField, amount.map((value) => Math.trunc(value / 1000) + 0)],
  [moneyInput, fc.nat({ max: MAX_CENTS })],
  [positiveMoneyInput, fc.integer({ min: 1, max: MAX_CENTS })],
  [
    signedMoneyInput,
    fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }).filter((value) => value !== 0),
  ],
  [basisPointsField, fc.nat({ max: 10_000 })],
  [quantityField, units],
  [positiveQuantityInput, fc.bigInt({ min: 1n, max: 10n ** 25n })],
  [aprField, fc.nat({ max: MAX_APR })],
  [aprInput, fc.nat({ max: MAX_APR })],
  [idField, text],
  [instantField, instant],
  [instantInput, instant],
  [dayField, instant.map((value) => value.slice(0, 10))],
  [monthField, instant.map((value) => value.slice(0, 7))],
  ...[roundUpSettings, roundUpSettingsRequest].flatMap(({ entries }) => [
    [entries.multiplier, fc.constantFrom(1, 2, 3, 5)] as const,
    [entries.autoApplyThreshold, fc.constantFrom(1000, 2500, 5000, 10_000)] as const,
    [entries.cryptoPercentage, fc.nat({ max: 20 }).map((step) => step * 5)] as const,
  ]),
]);

function valuesOf(schema: Shape): fc.Arbitrary<unknown> {
  const known = fields.get(schema);
  if (known) return known;
  if (schema === (serviceStatus as Shape)) {
    return fc.record({
      features: fc.array(text),
      coinbase: fc.record({ configured: fc.boolean() }),
    });
  }
  if (schema.wrapped) {
    // A field with a default text never reads as null, nor does one where null means absent.
    if (schema.type === 'optional') return fc.option(valuesInside(schema), { nil: undefined });
    const hasText = typeof v.getDefault(schema as never) === 'string';
    return hasText ? valuesInside(schema) : fc.option(valuesInside(schema), { nil: null });
  }
  if (schema.type === 'undefined') return fc.constant(undefined);
  if (schema.type === 'variant') {
    return fc.oneof(...(schema.options ?? []).map((option) => valuesOf(option as Shape)));
  }
  if (schema.item) return fc.array(valuesOf(schema.item), { maxLength: 5 });
  if (schema.entries) {
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.entries).map(([key, entry]) => [key, valuesOf(entry)]),
      ),
    );
  }
  if (schema.options?.every((option) => typeof option !== 'object')) {
    return fc.constantFrom(...schema.options);
  }
  if ('literal' in schema) return fc.constant(schema.literal);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'number')
    return fc
      .oneof(fc.integer({ min: 1, max: 28 }), fc.double({ noNaN: true }))
      .filter((value) => v.is(schema, value))
      .map((value) => value + 0);
  return text.filter((value) => v.is(schema, value));
}

function valuesInside(schema: Shape): fc.Arbitrary<unknown> {
  const { wrapped } = schema;
  return wrapped ? valuesInside(wrapped) : valuesOf(schema);
}

function throughJson(written: unknown): unknown {
  return JSON.parse(JSON.stringify(written));
}

const calls: (readonly [string, Endpoint])[] = Object.entries(endpoints);
const writes = calls.filter(([, endpoint]) => endpoint.body);

/** What stands where something else should; no schema of ours takes all of them. */
const JUNK = [
  null,
  true,
  [],
  {},
  1e308,
  -1.5,
  '',
  '5\u0000',
  '１２',
  '٥',
  '1e3',
  'x'.repeat(10_001),
];

describe.each(calls)('the answer of %s', (_key, endpoint) => {
  test('reads back as it was written, through JSON', () => {
    fc.assert(
      fc.property(valuesOf(endpoint.answer as Shape), (value) => {
        const written = writeAnswer(endpoint, value);
        const json: unknown = endpoint.status === 204 ? written : throughJson(written);
        expect(readAnswer(endpoint, json)).toEqual(value);
      }),
      { numRuns: 60 },
    );
  });

  test('is a contract error where it is not the answer at all', () => {
    const wrong =
      endpoint.answer.type === 'array' ? [null, {}, 'x', 5, [null], [5]] : [null, [], 'x', 5, true];
    for (const json of wrong) expect(() => readAnswer(endpoint, json)).toThrow(ContractError);
  });

  test('ignores fields it does not know and never passes them on', () => {
    const [value] = fc.sample(valuesOf(endpoint.answer as Shape), { numRuns: 1, seed: 7 });
    if (endpoint.answer.type === 'array' || endpoint.answer === serviceStatus) return;
    if (endpoint.status === 204) return;
    const json = writeAnswer(endpoint, value) as object;
    expect(readAnswer(endpoint, { ...json, secret: 1 })).not.toHaveProperty('secret');
    expect(writeAnswer(endpoint, { ...(value as object), secret: 1 })).not.toHaveProperty('secret');
  });
});

describe.each(writes)('the request of %s', (_key, endpoint) => {
  const bodies = valuesOf(endpoint.body as Shape);

  test('reads back as it was written, through JSON', () => {
    fc.assert(
      fc.property(bodies, (value) => {
        const json = throughJson(writeBody(endpoint, value as never));
        const reading = readBody(endpoint, json);
        expect(reading).toEqual({ ok: true, value });
      }),
      { numRuns: 60 },
    );
  });

  test('names the field that holds junk', () => {
    const [value] = fc.sample(bodies, { numRuns: 1, seed: 11 });
    const json = writeBody(endpoint, value as never) as Record<string, unknown>;
    for (const key of Object.keys((endpoint.body as Shape).entries ?? {})) {
      const refused = JUNK.filter((junk) => {
        const reading = readBody(endpoint, { ...json, [key]: junk });
        if (reading.ok) return false;
        expect(reading.issues[0]?.path).toBe(key);
        return true;
      });
      // A text field takes some of the strings; nothing takes a list, an object or a huge number.
      expect(refused.length, key).toBeGreaterThanOrEqual(6);
    }
  });
});
