const tint = (share: number) => `color-mix(in oklab, var(--dt-brand-logo) ${share}%, white)`;
const shade = (share: number) => `color-mix(in oklab, var(--dt-brand-logo) ${share}%, black)`;

/**
 * The inks of a picture drawn by the library: tints and shades of the brand's own colour.
 *
 * A picture keeps its lights and darks where the page turns dark, as a photograph would, so these
 * are mixed from the brand and not from the scales that turn over.
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
