/**
 * The theme: how to style a component of this library.
 *
 * 1. Import `tokens` from `theme/tokens.css.ts` and write no color and no length above a hairline
 * (1px, 2px) by hand. `tokens.color` is by meaning: a tone `x` (debt, progress, roundUp, positive,
 * negative, warning, info, neutral, accent) has `x` for fills and lines, `xText` for readable text
 * and icons, `xSoft` for a tinted background. `surface` is the page, `surfaceRaised` a card,
 * `surfaceSunken` an inset area, `textMuted` secondary text, `border` a hairline, `track` an empty
 * meter. Every gap, padding and margin is a step of `tokens.space`, 1 to 9: 4, 8, 12, 16, 20, 28, 40,
 * 56, 80 px. Text has a size of `textSize` (theme/textSize.ts), xs … 3xl: 12, 14, 16, 20, 28, 40, 56 px,
 * which brings its line height and letter spacing; large text has `textSteps` by container.
 * 2. In `<Name>.css.ts` make every class with `uiStyle({...})` (one) or `uiVariants({ key: {...}
 * })` (one a key): both put the rule in cascade layer `ui`, above Radix and below the app.
 * `resetStyle()` takes from a button what the browser draws; `uiGlobal(selector, rule)` is for elements
 * that cannot have a class. `keyframes` come from
 * vanilla-extract.
 * 3. State and variant are data-attributes on the element, and selectors key on them:
 * `selectors: { '&[data-tone=debt]': { color: tokens.color.debtText } }`.
 * 4. Widths: `'@container': { [within.wide]: {...} }`, preferences: `'@media': { [media.print]: {...} }`, from
 * `theme/media.ts`; equal columns: `columnsFrom` (theme/columns.ts). Phone first. Never the window's width.
 * Logical properties (`marginInlineStart`, `insetBlockEnd`) so that right-to-left works.
 * 5. Focus rings, reduced motion, forced colors and print are global; a component adds only what is special.
 * 6. Overlays: give Radix portals `container={usePortalContainer()}`, so that they keep the tokens.
 * 7. Names and numbers of money use `Money`; digits in columns use `tabular` (theme/text.css.ts),
 * which no phrase has.
 * 8. Links use the library's `Link`, or `PlainLink` where an anchor of another look is needed.
 */
export { tokens } from './tokens.css.ts';
export { AmountsPrivacy, useAmountsHidden, type AmountsPrivacyProps } from './AmountsPrivacy.tsx';
export {
  checkBrand,
  dimeTimeBrand,
  type Brand,
  type BrandChart,
  type BrandDensity,
  type BrandIllustrations,
  type BrandRadius,
  type ResolvedBrand,
} from './brand.ts';
export { useBrand } from './BrandContext.ts';
export type { ByWidth } from './byWidth.ts';
export { useClock, type Clock } from './Clock.ts';
export type { LinkComponent, LinkComponentProps } from './LinkComponent.tsx';
