import type { StyleRule } from '@vanilla-extract/css';

/** Fills its container, even a flex container that would otherwise shrink it. */
export const fill: Pick<StyleRule, 'inlineSize'> = {
  inlineSize: ['-moz-available', '-webkit-fill-available', 'stretch'],
};

type Container = 'containerType' | 'containIntrinsicInlineSize' | 'inlineSize' | 'minInlineSize';

/**
 * The width of a size container whose parent gets its width from its content: an inline block, a
 * float, a table cell, `fit-content`, the wrapper of a flex child, a grid column of `auto`.
 *
 * It is also the minimum width of such a parent, so it fits the narrowest column of a partner, 280
 * pixels, beside an icon. A wider one would overflow that column, as `max-inline-size: 100%` does
 * not lower it. It is in pixels, not in rem, because larger text makes no column wider.
 */
export const PLACELESS_WIDTH = '240px';

/**
 * Makes an element a size container, for the container queries of `within`.
 *
 * Its width does not depend on its content, so it fills its parent, even a flex container that
 * would otherwise shrink it. If the parent has no width of its own, it is `PLACELESS_WIDTH` wide;
 * otherwise, it would collapse to its padding.
 */
export const container: Pick<StyleRule, Container> = {
  containerType: 'inline-size',
  containIntrinsicInlineSize: PLACELESS_WIDTH,
  ...fill,
  minInlineSize: 0,
};
