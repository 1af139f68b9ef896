import { contractTokens } from '../../packages/ui/build/contractTokens.ts';
import type { ColorValue, ShadowValue } from '../../packages/ui/build/designToken.ts';
import { MODES } from '../../packages/ui/build/modes.ts';
import type { DesignToken, DesignTokens } from '../../packages/ui/build/modeTokens.ts';
import { designTokens } from '../../packages/ui/build/tokenFiles.ts';
import { expect, test } from 'playwright/test';
import { STORYBOOK_URL } from './support/address.ts';
import { measureTokens } from './support/measureTokens.ts';

const ROOT_FONT_SIZE = 16;
/** The text size of an element whose lines and letters are measured. */
const SAMPLE_SIZE = 100;
/** Half a step of an 8-bit channel. */
const TOLERANCE = 0.002;
/** The step to which layout rounds a length, in pixels. */
const LAYOUT_STEP = 1 / 64;

/** The property that takes a token of a group. */
const PROPERTIES: Readonly<Record<string, string>> = {
  color: 'color',
  font: 'font-family',
  weight: 'font-weight',
  lineHeight: 'line-height',
  letterSpacing: 'letter-spacing',
  shadow: 'box-shadow',
  layer: 'z-index',
};

function propertyOf(name: string): string {
  if (name === 'motion.ease') return 'transition-timing-function';
  if (name.startsWith('motion.')) return 'transition-duration';
  return PROPERTIES[name.split('.')[0] ?? ''] ?? 'inline-size';
}

const colorNumbers = ({ components, alpha }: ColorValue) => [...components, alpha];
const shadowNumbers = ({ color, offsetX, offsetY, blur, spread }: ShadowValue) => [
  ...colorNumbers(color),
  ...[offsetX, offsetY, blur, spread].map(({ value }) => value),
];

/**
 * The value of a file in the units of `measureTokens`.
 *
 * @param fontSize the pixels of the text that the letters of a token are in.
 */
function expectedOf({ $type, $value }: DesignToken, property: string, fontSize: number) {
  if ($type === 'color') return colorNumbers($value);
  if ($type === 'shadow') return [$value].flat().flatMap(shadowNumbers);
  if ($type === 'dimension') {
    const pixels = $value.value * ($value.unit === 'rem' ? ROOT_FONT_SIZE : 1);
    return [property === 'letter-spacing' ? (pixels / fontSize) * SAMPLE_SIZE : pixels];
  }
  if ($type === 'duration') return [$value.value / 1000];
  if ($type === 'cubicBezier' || $type === 'fontFamily') return [...$value];
  return [property === 'font-weight' || property === 'z-index' ? $value : $value * SAMPLE_SIZE];
}

function tokenAt(tokens: DesignTokens, path: readonly string[]): DesignToken {
  const found = path.reduce<unknown>((group, name) => (group as DesignTokens)[name], tokens);
  return found as DesignToken;
}

/** Whether a browser says the same, which writes no spacing of letters as `normal`. */
function agree(
  found: readonly (number | string)[],
  expected: readonly (number | string)[],
  tolerance = TOLERANCE,
) {
  const given = found.length === 0 ? [0] : found;
  return (
    given.length === expected.length &&
    expected.every((value, at) =>
      typeof value === 'number'
        ? Math.abs(value - Number(given[at])) <= tolerance
        : value === given[at],
    )
  );
}

const looks = contractTokens.map(({ name, variable }) => ({
  variable,
  property: propertyOf(name),
}));

for (const { name: mode, appearance, contrast } of MODES) {
  test(`every token of ${mode} is what the browser computes`, async ({ page }) => {
    const tokens = (await designTokens())[mode] ?? {};
    const query = new URLSearchParams({
      id: 'foundations-parity--layer-order',
      viewMode: 'story',
      globals: `theme:${appearance};contrast:${contrast}`,
    });
    await page.goto(`${STORYBOOK_URL}/iframe.html?${query}`);
    const root = page.locator(`.radix-themes.${appearance}[data-contrast=${contrast}]`);
    await expect(root.first()).toBeVisible();
    // Some lengths are those of its digits.
    await page.evaluate(() => document.fonts.ready);
    const found = await page.evaluate(measureTokens, looks);
    const fontSizes = new Map(
      contractTokens.map(({ name }, at) => [name, Number(found[at]?.[0])] as const),
    );
    const compared = contractTokens.map(({ name, path }, at) => ({
      name,
      tolerance: looks[at]?.property === 'inline-size' ? LAYOUT_STEP : TOLERANCE,
      found: found[at] ?? [],
      expected: expectedOf(
        tokenAt(tokens, path),
        looks[at]?.property ?? '',
        fontSizes.get(`fontSize.${path[1]}`) ?? 0,
      ),
    }));
    expect(compared).toHaveLength(124);
    expect(
      compared.filter((token) => !agree(token.found, token.expected, token.tolerance)),
    ).toEqual([]);
    // A planted difference of one step of a channel is found.
    expect(agree([0.5 + 1 / 255, 0, 0, 1], [0.5, 0, 0, 1])).toBe(false);
  });
}
