/** What the reader, the device and the medium ask for, as media queries. */
export const media = {
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  print: 'print',
} as const;

/**
 * How much room a part has, as container queries: `'@container': { [within.wide]: {...} }`.
 *
 * They ask the nearest element around it with a `container-type`: a card, a section, a screen, the
 * shell, or the component's own root. The widths are those inside its padding, in rem of the root's
 * font size, so that a layout follows the text size a reader sets in the browser or by a tool.
 */
export const within = {
  /** Narrower than a card on the narrowest phone: two things no longer stand side by side. */
  cramped: '(max-width: 15.49rem)',
  /** A phone, a side column. */
  narrow: '(max-width: 43.99rem)',
  /** A tablet's page, half of a desk's. */
  roomy: '(min-width: 44rem)',
  /** A page at a desk. */
  wide: '(min-width: 60rem)',
} as const;

/**
 * How wide the window is, as media queries. Only for what lies over the page or spans the window: a
 * dialog, a menu, a bar. `tests/architecture/containers.test.ts` lists those files.
 */
export const windowWidth = {
  cramped: '(max-width: 19.99rem)',
  tablet: '(min-width: 48rem)',
  belowTablet: '(max-width: 47.99rem)',
} as const;
