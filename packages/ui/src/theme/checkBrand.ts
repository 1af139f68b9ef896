import type { Brand } from './brand.ts';

type Rule = readonly [pattern: RegExp, wanted: string];

const COLOR: Rule = [/^#[\da-f]{6}$/i, 'a color such as "#0a7d4f"'];
/** Without what would end the declaration in the `style` attribute of a server-rendered page. */
const FONT: Rule = [/^[^;{}]*[^;{}\s][^;{}]*$/, 'a font family list such as "Georgia, serif"'];

const RULES: Readonly<Record<string, Rule>> = {
  productName: [/\S/, 'a name such as "Penny Wise"'],
  accent: COLOR,
  darkAccent: COLOR,
  logoColor: COLOR,
  qrColor: COLOR,
  'chart.trend': COLOR,
  radius: [/^(none|small|medium|large|full)$/, '"none", "small", "medium", "large" or "full"'],
  density: [/^(compact|comfortable|spacious)$/, '"compact", "comfortable" or "spacious"'],
  fontFamily: FONT,
  headingFontFamily: FONT,
};

/**
 * Throws if a value of a brand cannot be used.
 *
 * @throws TypeError for a value of another type.
 * @throws RangeError for a value outside of its bounds. Both name the field and what to write.
 */
export function checkBrand(brand: Brand): void {
  check('brand', brand, isObject(brand), 'an object');
  const { chart, illustrations, logo, mark } = brand;
  check('brand.chart', chart, isObject(chart), 'an object');
  check('brand.illustrations', illustrations, isObject(illustrations), 'an object');
  const texts: Readonly<Record<string, unknown>> = { ...brand, 'chart.trend': chart?.trend };
  for (const [name, rule] of Object.entries(RULES)) checkText(name, texts[name], rule);
  const nodes = { logo, mark, ...illustrations };
  for (const [name, node] of Object.entries(nodes)) {
    check(`brand.${name}`, node, typeof node !== 'function', 'an element such as <Logo />');
  }
  const series: unknown = chart?.series;
  const isList = Array.isArray(series);
  const wanted = 'a list of 1 to 6 colors';
  check(
    'brand.chart.series',
    series,
    isList,
    wanted,
    isList && series.length > 0 && series.length < 7,
  );
  for (const color of isList ? series : []) checkText('chart.series', color ?? null, COLOR);
}

function checkText(name: string, value: unknown, [pattern, wanted]: Rule): void {
  const isText = typeof value === 'string';
  check(`brand.${name}`, value, isText, wanted, isText && pattern.test(value));
}

function check(name: string, value: unknown, isOfType: boolean, wanted: string, isInside = true) {
  if (value === undefined || (isOfType && isInside)) return;
  const Failure = isOfType ? RangeError : TypeError;
  const given = JSON.stringify(value) ?? typeof value;
  throw new Failure(`Write ${name} as ${wanted}, not as ${given}.`);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
