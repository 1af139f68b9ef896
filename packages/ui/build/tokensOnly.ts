import { defaultBrand } from '../src/theme/defaultBrand.ts';
import { brandSheet } from './brandSheet.ts';
import postcss from 'postcss';
import { removeEmpty } from './removeEmpty.ts';

/** A class of a component, which vanilla-extract made. */
const COMPONENT = /\.(?!radix-themes|light|dark|system)[\w-]/;

/**
 * Leaves of the styles what a page without React needs to look related: the order of the layers, the
 * variables of the theme and the font, with the accent of the library's own brand.
 */
export function tokensOnly(styles: string): string {
  const root = postcss.parse(styles);
  root.walkRules((rule) => {
    if (rule.selectors.some((selector) => COMPONENT.test(selector))) rule.remove();
  });
  root.walkDecls((declaration) => {
    const { parent } = declaration;
    const inFont = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
    if (!inFont && !declaration.prop.startsWith('--')) declaration.remove();
  });
  root.walkAtRules(/keyframes$/, (rule) => void rule.remove());
  removeEmpty(root);
  return `${root.toString()}@layer ui{${brandSheet(defaultBrand)}}\n`;
}
