import { beforeAll, describe, expect, test } from 'vitest';
import { contractTokens } from './contractTokens.ts';
import { tokenValue } from './designToken.ts';
import { MODES } from './modes.ts';
import type { DesignTokens } from './modeTokens.ts';
import { designTokens, resolver } from './tokenFiles.ts';

type Check = (value: never) => boolean;

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isShare = (value: unknown) => isNumber(value) && Number(value) >= 0 && Number(value) <= 1;
const hasOnly = (value: object, ...names: string[]) =>
  Object.keys(value).toSorted().join() === names.toSorted().join();

interface Color {
  components: unknown[];
  alpha: unknown;
  hex: string;
}
const isColor = (value: Color) =>
  hasOnly(value, 'colorSpace', 'components', 'alpha', 'hex') &&
  value.components.length === 3 &&
  value.components.every(isShare) &&
  isShare(value.alpha) &&
  /^#[0-9a-f]{6}$/.test(value.hex);

const isMeasure = (units: readonly string[]) => (value: { value: unknown; unit: string }) =>
  hasOnly(value, 'value', 'unit') && isNumber(value.value) && units.includes(value.unit);
const isDimension = isMeasure(['px', 'rem']);

type Shadow = Record<'color' | 'offsetX' | 'offsetY' | 'blur' | 'spread', never>;
const isShadow = (value: Shadow) =>
  hasOnly(value, 'color', 'offsetX', 'offsetY', 'blur', 'spread') &&
  isColor(value.color) &&
  [value.offsetX, value.offsetY, value.blur, value.spread].every(isDimension);

/**
 * The value of each type, read from the Format Module 2025.10. The group publishes a JSON schema as
 * well, which is stricter in no type that the library uses.
 */
const CHECKS: Readonly<Record<string, Check>> = {
  color: isColor,
  dimension: isDimension,
  duration: isMeasure(['ms', 's']),
  cubicBezier: (value: number[]) =>
    value.length === 4 && value.every(isNumber) && isShare(value[0]) && isShare(value[2]),
  fontFamily: (value: unknown[]) =>
    value.length > 0 && value.every((name) => typeof name === 'string' && name !== ''),
  fontWeight: (value: number) => Number.isInteger(value) && value >= 1 && value <= 1000,
  number: isNumber,
  shadow: (value: Shadow | Shadow[]) => [value].flat().every(isShadow),
};

/** What a file has against the format, and how many tokens it has. */
function inspect(group: DesignTokens, path = ''): { flaws: string[]; count: number } {
  const results = Object.entries(group).map(([name, value]) => {
    const at = `${path}${name}`;
    if (name === '$description') return { flaws: [], count: 0 };
    if (/^\$|[{}.]/.test(name) || typeof value === 'string') {
      return { flaws: [`${at}: no such name.`], count: 0 };
    }
    if (!('$value' in value)) return inspect(value, `${at}.`);
    const { $type, $value } = value as { $type: string; $value: never };
    const isSound =
      hasOnly(value, '$type', '$value', '$description', '$extensions') && CHECKS[$type]?.($value);
    return { flaws: isSound ? [] : [`${at}: no ${$type}.`], count: 1 };
  });
  return {
    flaws: results.flatMap(({ flaws }) => flaws),
    count: results.reduce((sum, { count }) => sum + count, 0),
  };
}

let files: Record<string, DesignTokens> = {};
beforeAll(async () => {
  files = await designTokens();
}, 60_000);

describe.each(MODES)('the tokens of the mode $name', ({ name }) => {
  test('follow the format and are those of the contract', () => {
    expect(inspect(files[name] ?? {})).toEqual({ flaws: [], count: contractTokens.length });
  });
});

test('every mode has colors of its own, and the same sizes', () => {
  const text = (mode: string, group: string) => JSON.stringify(files[mode]?.[group]);
  const names = MODES.map(({ name }) => name);
  expect(new Set(names.map((mode) => text(mode, 'color'))).size).toBe(4);
  expect(new Set(names.map((mode) => text(mode, 'space'))).size).toBe(1);
});

test('the resolver names the file of each mode', () => {
  const { modifiers, resolutionOrder } = resolver();
  expect(Object.values(modifiers.mode.contexts).flat()).toEqual(
    Object.keys(files).map((mode) => ({ $ref: `${mode}.tokens.json` })),
  );
  expect(Object.keys(modifiers.mode.contexts)).toContain(modifiers.mode.default);
  expect(resolutionOrder).toEqual([{ $ref: '#/modifiers/mode' }]);
});

test('what the format cannot say is given in CSS as well', () => {
  const dimension = (value: number, css: string) => ({
    $type: 'dimension',
    $value: { value, unit: 'rem' },
    $extensions: { 'dime-time.ui': { css } },
  });
  expect(files['light']).toMatchObject({
    // 65 digits of 1292 in 2048 units of Inter, and a fiftieth of 1.75rem.
    size: { text: dimension(41.005859, '65ch') },
    letterSpacing: { xl: dimension(-0.035, '-0.02em') },
    fontSize: { xl: { $extensions: { 'dime-time.ui': { css: 'min(1.75rem, 13cqi)' } } } },
    color: { debt: { $extensions: { 'dime-time.ui': { variable: '--dt-color-debt' } } } },
  });
});

test('planted values against the format are found', () => {
  const planted = (value: object) =>
    inspect({ a: { $description: '', $extensions: {}, ...value } }).flaws;
  const color = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 1, hex: '#000000' };
  expect(planted({ $type: 'color', $value: color })).toEqual([]);
  expect(planted({ $type: 'color', $value: '#000000' })).toEqual(['a: no color.']);
  expect(planted({ $type: 'color', $value: { ...color, components: [2, 0, 0] } })).toHaveLength(1);
  expect(planted({ $type: 'dimension', $value: { value: 1, unit: 'em' } })).toHaveLength(1);
  expect(planted({ $type: 'gap', $value: 1 })).toEqual(['a: no gap.']);
  expect(inspect({ 'a.b': {} }).flaws).toEqual(['a.b: no such name.']);
});

test.each([
  ['motion', '1m'],
  ['lineHeight', '150%'],
  ['space', 'auto'],
  ['color', 'tomato'],
  ['letterSpacing', '-0.02em'],
  ['size', '65ch'],
])('a value of %s that is written %s is refused', (group, css) => {
  expect(() => tokenValue(group, css)).toThrow(RangeError);
});

test('a duration is in milliseconds, also where a minifier wrote it in seconds', () => {
  const duration = { $type: 'duration', $value: { value: 120, unit: 'ms' } };
  expect(tokenValue('motion', '120ms')).toEqual(duration);
  expect(tokenValue('motion', '.12s')).toEqual(duration);
});
