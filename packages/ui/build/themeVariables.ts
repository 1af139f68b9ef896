import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import postcss, { list, type AtRule, type Node } from 'postcss';
import type { Brand } from '../src/theme/brand.ts';
import { brandColors, brandShape } from '../src/theme/brandVariables.ts';
import type { Appearance, Contrast } from '../src/theme/color/accentScale.ts';
import { resolveBrand } from '../src/theme/resolveBrand.ts';

/** A declaration of a variable, with where it stands in the cascade. */
interface Declared {
  selector: string;
  name: string;
  value: string;
  layer: string;
}

const theme = join(import.meta.dirname, '../src/theme');

/** The theme's variables as its sheets declare them, for a screen of sRGB without preferences. */
export async function declaredVariables(): Promise<readonly Declared[]> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import './base.css'; import './global.css.ts'; import './moreContrast.css.ts'; import './tokens.css.ts';`,
      resolveDir: theme,
    },
    bundle: true,
    write: false,
    outdir: 'out',
    loader: { '.woff2': 'empty' },
    plugins: [vanillaExtractPlugin()],
  });
  const css = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
  const declared: Declared[] = [];
  postcss.parse(css).walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent;
    const around = atRules(declaration);
    if (rule?.type !== 'rule' || !around.every(isMet)) return;
    declared.push({
      selector: rule.selector,
      name: declaration.prop,
      value: declaration.value,
      layer: around.find(({ name }) => name === 'layer')?.params ?? '',
    });
  });
  return declared;
}

export interface Choice {
  appearance: Appearance;
  contrast: Contrast;
  brand: Brand;
}

/** The variables an element of the theme ends up with. */
export function themeVariables(
  declared: readonly Declared[],
  { appearance, contrast, brand: choice }: Choice,
): ReadonlyMap<string, string> {
  const brand = resolveBrand(choice);
  const root = [
    ':root',
    '.radix-themes',
    `.${appearance}`,
    `[data-contrast=${contrast}]`,
    '[data-gray-color=slate]',
    '[data-radius]',
    `[data-radius=${brand.radius}]`,
    '[data-scaling=100%]',
  ];
  const matching = declared
    .flatMap(({ selector, name, value, layer }) => {
      const weights = list
        .comma(selector)
        .flatMap((one) => (selects(one, root) ? specificity(one) : []));
      if (weights.length === 0) return [];
      return [{ name, value, rank: (layer === 'ui' ? 100 : 0) + Math.max(...weights) }];
    })
    .toSorted((one, other) => one.rank - other.rank);
  return new Map([
    ...matching.map(({ name, value }) => [name, value] as const),
    ...Object.entries({ ...brandColors(brand, appearance, contrast), ...brandShape(brand) }),
  ]);
}

/**
 * Puts the values of variables in their place, until none is left.
 *
 * @throws RangeError if a variable has no value.
 */
export function withValues(text: string, variables: ReadonlyMap<string, string>): string {
  const next = text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new RangeError(`Nobody declares ${name}.`);
    return value;
  });
  return next === text ? text : withValues(next, variables);
}

/** Whether an element matches a selector, of which `parts` lists the simple ones it matches. */
function selects(selector: string, parts: readonly string[]): boolean {
  const [choice, names] = /:(?:is|where)\(([^()]*)\)/.exec(selector) ?? [];
  if (choice !== undefined && names !== undefined) {
    return list.comma(names).some((name) => selects(selector.replace(choice, name), parts));
  }
  const simple = selector.replaceAll(/['"]/g, '').match(/[.:][\w-]+|\[[^\]]*\]|\s/g) ?? [];
  return simple.length > 0 && simple.every((part) => parts.includes(part));
}

/** Classes, attributes and `:root`; what stands in `:where()` has no weight. */
function specificity(selector: string): number {
  const weighing = selector.replaceAll(/:where\([^)]*\)+/g, '');
  return weighing.match(/\.|\[|:root/g)?.length ?? 0;
}

/** Whether every supported browser applies an at-rule: a layer, or a test for `color-mix`. */
function isMet({ name, params }: AtRule): boolean {
  return name === 'layer' || (name === 'supports' && params.includes('color-mix'));
}

function atRules(node: Node): AtRule[] {
  const { parent } = node;
  if (!parent) return [];
  return [...(parent.type === 'atrule' ? [parent as AtRule] : []), ...atRules(parent)];
}
