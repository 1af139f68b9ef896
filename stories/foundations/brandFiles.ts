import type { BrandRadius, ResolvedBrand } from '@dime-time/ui';
import { MODES } from '../../packages/ui/build/modes.ts';
import { modeTokens } from '../../packages/ui/build/modeTokens.ts';
import { brandColors, brandShape } from '../../packages/ui/src/theme/brandVariables.ts';
import { brandData, logoImage, type BrandDraft } from './brandDraft.ts';
import type { TokenValues } from './TokenValues.tsx';

/** A file to download. */
export interface BrandFile {
  readonly name: string;
  readonly type: string;
  /** What it is, on its button. */
  readonly label: string;
  /** Returns its text; throws a RangeError if the browser computes what a format cannot say. */
  readonly text: () => string;
}

/** The files of a brand: the module for `UiProvider`, the variables, and the design tokens. */
export function brandFiles(
  draft: BrandDraft,
  brand: ResolvedBrand,
  values: TokenValues,
): readonly BrandFile[] {
  return [
    {
      name: 'brand.ts',
      type: 'text/typescript',
      label: 'TypeScript',
      text: () => brandModule(draft),
    },
    { name: 'brand.css', type: 'text/css', label: 'CSS', text: () => brandStyles(brand) },
    {
      name: 'brand.tokens.json',
      type: 'application/json',
      label: 'Design Tokens',
      text: () => brandTokens(brand, values),
    },
  ];
}

/** The text of a module with a sound draft as a brand. */
export function brandModule(draft: BrandDraft): string {
  const image = logoImage(draft);
  const data = JSON.stringify(brandData(draft), undefined, 2).slice(0, -2);
  const logo = image ? `,\n  logo: createElement('img', ${JSON.stringify(image)})` : '';
  const react = image ? `import { createElement } from 'react';\n` : '';
  return `import type { Brand } from '@dime-time/ui/brand';\n${react}\nexport const brand: Brand = ${data}${logo},\n};\n`;
}

/** What corners are multiplied by; with `full`, controls have round ends as well. */
const CORNERS: Record<BrandRadius, string> = {
  none: '0',
  small: '0.75',
  medium: '1',
  large: '1.5',
  full: '1.5',
};

/** The corners as the tokens read them, which the sheet of tokens has for `data-radius` only. */
const CORNER_SIZES = Object.fromEntries(
  [4, 6, 8, 12].map((pixels, index) => [
    `--radius-${index + 2}`,
    `calc(${pixels}px * var(--scaling) * var(--radius-factor))`,
  ]),
);

/**
 * What `UiProvider` sets for a brand, as a style sheet for a page without React: the colors of both
 * themes and contrasts, the fonts, the density, and the corners, which are an attribute there.
 */
export function brandStyles(brand: ResolvedBrand): string {
  const shape = {
    ...brandShape(brand),
    '--dt-brand-qr': brand.qrColor,
    '--scaling': '1',
    '--radius-factor': CORNERS[brand.radius],
    '--radius-full': brand.radius === 'full' ? '9999px' : '0px',
    ...CORNER_SIZES,
  };
  const rules = [
    rule('.radix-themes', shape),
    ...CONTRASTS.flatMap(([attribute, contrast]) => {
      const [light, dark] = [
        brandColors(brand, 'light', contrast),
        brandColors(brand, 'dark', contrast),
      ];
      return [
        rule(`.radix-themes${attribute}`, light),
        rule(`.radix-themes${attribute}.dark`, dark),
        `@media (prefers-color-scheme: dark) {\n${rule(`.radix-themes${attribute}.system`, dark)}\n}`,
      ];
    }),
  ];
  return `${USE}@layer ui {\n${rules.join('\n')}\n}\n`;
}

const CONTRASTS = [
  ['', 'standard'],
  ['[data-contrast=more]', 'more'],
] as const;

const USE = `/* Load it after @dime-time/ui/tokens.css, and put the class radix-themes, with light, dark or system, and
   data-gray-color="slate" on the body; data-contrast="more" is for more contrast. Use var(--dt-color-accent) and so on. */
`;

function rule(selector: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}

/** The design tokens of every mode, by its name, as the browser computes them. */
function brandTokens({ productName, fontFamily }: ResolvedBrand, values: TokenValues): string {
  const digit = digitWidth(fontFamily);
  const modes = MODES.map(({ name }) => {
    const valueOf = (variable: string) => values[name]?.[variable] ?? '';
    return [name, modeTokens(`${productName}, ${name.replaceAll('-', ' ')}`, valueOf, digit)];
  });
  return `${JSON.stringify(Object.fromEntries(modes), undefined, 2)}\n`;
}

/** The width of the digit 0 in a font of this browser, as a share of the font size. */
function digitWidth(fontFamily: string): number | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = `1000px ${fontFamily}`;
  return context.measureText('0').width / 1000;
}
