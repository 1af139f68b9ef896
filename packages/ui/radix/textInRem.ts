/** What a browser that was never asked for larger text takes as 1 rem, in pixels. */
const ROOT_FONT_SIZE = 16;

/** `--font-size-3`, `--line-height-3` and `--heading-line-height-3`, up to the end of their value. */
const TYPE_STEP = /--(?:heading-)?(?:font-size|line-height)-\d\s*:[^;}]*/g;

/**
 * Gives the steps of Radix' type in rem instead of pixels, so that they grow with the size of text a
 * reader has set in the browser. `--scaling` keeps its say.
 *
 * `--font-size-1: calc(12px * var(--scaling))` becomes `--font-size-1: calc(0.75rem * var(--scaling))`.
 *
 * @param css a sheet of Radix Themes.
 */
export function textInRem(css: string): string {
  return css.replaceAll(TYPE_STEP, (step) =>
    step.replaceAll(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / ROOT_FONT_SIZE}rem`),
  );
}
