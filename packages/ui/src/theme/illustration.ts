const tint = (share: number) => `color-mix(in oklab, var(--accent-9) ${share}%, white)`;
const shade = (share: number) => `color-mix(in oklab, var(--accent-9) ${share}%, black)`;

/**
 * The inks of a picture drawn by the library: tints and shades of the brand's accent.
 *
 * A picture keeps its lights and darks where the page turns dark, as a photograph would, so these
 * are mixed from the one step that is alike in both, and not from those that turn over.
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
