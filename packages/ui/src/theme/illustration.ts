const tint = (share: number) => `color-mix(in oklab, var(--accent-9) ${share}%, white)`;
const shade = (share: number) => `color-mix(in oklab, var(--accent-9) ${share}%, black)`;

/**
 * The colors of the library’s illustrations: tints and shades of the brand’s accent.
 *
 * An illustration looks the same in light and dark, as a photograph would, so its colors are mixed
 * from the accent itself, not from a step that depends on the theme.
 */
export const illustration = {
  paper: tint(16),
  mist: tint(26),
  light: tint(34),
  middle: tint(46),
  line: tint(62),
  cloth: tint(100),
  dark: shade(78),
  ink: shade(62),
  white: tint(0),
} as const;
