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

/**
 * The widths of {@link media}, asked of the shell around a page instead of the screen, as container
 * queries: `'@container': { [inShell.belowTablet]: {...} }`. In a container query rem is the font size
 * that the root has, so a layout also follows a reader's tool that styles it
 * (`html { font-size: 150% }`); in a media query it is the browser's setting, whatever is styled.
 */
export const inShell = {
  cramped: 'dt-shell (max-width: 19.99rem)',
  belowTablet: 'dt-shell (max-width: 47.99rem)',
  belowDesktop: 'dt-shell (max-width: 63.99rem)',
} as const;
