/**
 * Where a layout changes, as media queries: a phone in one hand, a tablet, a desk. They are in rem, so
 * a desk whose reader has set large text is a tablet or a phone.
 */
export const media = {
  /** No phone at the usual size of text: where letters are so large that two things no longer stand side by side. */
  cramped: '(max-width: 19.99rem)',
  tablet: '(min-width: 48rem)',
  desktop: '(min-width: 64rem)',
  wide: '(min-width: 80rem)',
  belowTablet: '(max-width: 47.99rem)',
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  print: 'print',
} as const;
