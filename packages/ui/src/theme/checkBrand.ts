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
  radius: [/^(none|small|medium|large|full)$/, '"none", "small", "medium", "large" or "full"'],
  density: [/^(compact|comfortable|spacious)$/, '"compact", "comfortable" or "spacious"'],
  fontFamily: FONT,
  headingFontFamily: FONT,
};

const MOST_SERIES = 6;

/**
 * Throws if a value of a brand cannot be used.
 *
 * @throws TypeError for a value of another type.
 * @throws RangeError for a value outside of its bounds. Both name the field and what to write.
 */
export function checkBrand(brand: Brand): void {
  checkObject('brand', brand);
  for (const [name, rule] of Object.entries(RULES))
    checkText(name, brand[name as keyof Brand], rule);
  const { chart, illustrations, logo, mark } = brand;
  if (chart !== undefined) {
    checkObject('brand.chart', chart);
    const { trend, series } = chart;
    checkText('chart.trend', trend, COLOR);
    if (series !== undefined) {
      const wanted = `a list of 1 to ${MOST_SERIES} colors`;
      if (!Array.isArray(series))
        throw new TypeError(refusal('brand.chart.series', wanted, series));
      if (series.length < 1 || series.length > MOST_SERIES) {
        throw new RangeError(refusal('brand.chart.series', wanted, `${series.length}`));
      }
      for (const [at, color] of series.entries())
        checkText(`chart.series[${at}]`, color ?? null, COLOR);
    }
  }
  if (illustrations !== undefined) checkObject('brand.illustrations', illustrations);
  checkNode('logo', logo);
  checkNode('mark', mark);
  checkNode('illustrations.notFound', illustrations?.notFound);
  checkNode('illustrations.empty', illustrations?.empty);
}

function checkText(name: string, value: unknown, [pattern, wanted]: Rule): void {
  if (value === undefined || (typeof value === 'string' && pattern.test(value))) return;
  const Failure = typeof value === 'string' ? RangeError : TypeError;
  throw new Failure(refusal(`brand.${name}`, wanted, value));
}

function checkNode(name: string, value: unknown): void {
  if (typeof value === 'function') {
    throw new TypeError(refusal(`brand.${name}`, 'an element such as <Logo />', 'a component'));
  }
}

function checkObject(name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(refusal(name, 'an object', value));
  }
}

function refusal(name: string, wanted: string, value: unknown): string {
  return `Write ${name} as ${wanted}, not as ${JSON.stringify(value) ?? typeof value}.`;
}
