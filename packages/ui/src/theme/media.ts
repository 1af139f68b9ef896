/** Media queries for preferences, devices and print. */
export const media = {
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  print: 'print',
} as const;

/**
 * Container queries by available width: `'@container': { [within.wide]: {...} }`.
 *
 * They apply to the nearest ancestor with a `container-type`: a card, a section, a screen, the
 * shell, or the component’s own root. The widths are those of its content box, in rem, so that a
 * layout depends on the text size set in the browser or by a tool.
 */
export const within = {
  /** Narrower than a card on the narrowest phone: two items do not fit side by side. */
  cramped: '(max-width: 15.49rem)',
  /** A phone, a side column. */
  narrow: '(max-width: 43.99rem)',
  /** A page on a tablet, half a page on a desktop. */
  roomy: '(min-width: 44rem)',
  /** A page on a desktop. */
  wide: '(min-width: 60rem)',
} as const;

/**
 * Media queries by window width. Only for what overlays the page or spans the window: a dialog, a
 * menu, a bar. `tests/architecture/containers.test.ts` lists those files.
 */
export const windowWidth = {
  cramped: '(max-width: 19.99rem)',
  tablet: '(min-width: 48rem)',
  belowTablet: '(max-width: 47.99rem)',
} as const;
