type Fields = Readonly<Record<string, unknown>>;
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

const MOST_SERIES = 6;

const CHART_FIELDS = ['trend', 'series'];
const ILLUSTRATION_FIELDS = ['notFound', 'empty'];
/** The fields of the brand itself: those of the rules, and those with rules of their own. */
const BRAND_FIELDS = [
  ...Object.keys(RULES).filter((name) => !name.includes('.')),
  'logo',
  'mark',
  'chart',
  'illustrations',
];

/**
 * Throws if a value of a brand cannot be used. `UiProvider` calls it during development; call it for a
 * brand that your site loads at run time, such as one of many in a database.
 *
 * @throws TypeError for a value of another type, and for a field that no brand has.
 * @throws RangeError for a value outside of its bounds. All name the field and what to write.
 */
export function checkBrand(brand: unknown): void {
  const { chart, illustrations, logo, mark, ...fields } = checkObject('brand', brand, BRAND_FIELDS);
  const { trend, series } = checkObject('brand.chart', chart, CHART_FIELDS);
  const texts: Fields = { ...fields, 'chart.trend': trend };
  for (const [name, rule] of Object.entries(RULES)) checkText(name, texts[name], rule);
  const nodes = {
    logo,
    mark,
    ...checkObject('brand.illustrations', illustrations, ILLUSTRATION_FIELDS),
  };
  for (const [name, node] of Object.entries(nodes)) {
    check(`brand.${name}`, node, typeof node !== 'function', 'an element such as <Logo />');
  }
  const colors: readonly unknown[] = Array.isArray(series) ? series : [];
  const isInside = colors.length > 0 && colors.length <= MOST_SERIES;
  const wanted = `a list of 1 to ${MOST_SERIES} colors`;
  check('brand.chart.series', series, Array.isArray(series), wanted, isInside);
  for (const color of colors) checkText('chart.series', color ?? null, COLOR);
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

function checkObject(name: string, value: unknown, known: readonly string[]): Fields {
  check(name, value, typeof value === 'object' && value !== null, 'an object');
  const fields = (value ?? {}) as Fields;
  const unknownField = Object.keys(fields).find((field) => !known.includes(field));
  if (unknownField === undefined) return fields;
  const fieldNames = known.join(', ');
  throw new TypeError(
    `There is no ${name}.${unknownField}; the fields of ${name} are ${fieldNames}.`,
  );
}
