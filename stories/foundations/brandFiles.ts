import type { ResolvedBrand } from '@dime-time/ui';
import { brandSheet } from '../../packages/ui/build/brandSheet.ts';
import { MODES } from '../../packages/ui/build/modes.ts';
import { modeTokens } from '../../packages/ui/build/modeTokens.ts';
import { brandShape } from '../../packages/ui/src/theme/brandVariables.ts';
import { brandData, svgAddress, type BrandDraft } from './brandDraft.ts';
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

function brandModule(draft: BrandDraft): string {
  const src = svgAddress(draft.svg);
  const data = JSON.stringify(brandData(draft), undefined, 2).slice(0, -2);
  const logo = src
    ? `,\n  logo: createElement('img', { src: ${JSON.stringify(src)}, alt: '' })`
    : '';
  const react = src ? `import { createElement } from 'react';\n` : '';
  return `import type { Brand } from '@dime-time/ui/brand';\n${react}\nexport const brand: Brand = ${data}${logo},\n};\n`;
}

function brandStyles(brand: ResolvedBrand): string {
  const shape = Object.entries(brandShape(brand)).map(([name, value]) => `${name}:${value}`);
  return (
    `/* After @dime-time/ui/tokens.css. The element with the class radix-themes has data-radius="${brand.radius}". */\n` +
    `@layer ui{.radix-themes{${shape.join(';')}}${brandSheet(brand)}}\n`
  );
}

/** The design tokens of every mode, by its name, as the browser computes them. */
function brandTokens({ productName }: ResolvedBrand, values: TokenValues): string {
  const modes = MODES.map(({ name }) => [
    name,
    modeTokens(`${productName}, ${name.replaceAll('-', ' ')}`, (variable) => {
      return values[name]?.[variable] ?? '';
    }),
  ]);
  return `${JSON.stringify(Object.fromEntries(modes), undefined, 2)}\n`;
}
