import type { StyleRule } from '@vanilla-extract/css';

/** Fills its place, also in a flex container that would otherwise shrink it. */
export const fill: Pick<StyleRule, 'inlineSize'> = {
  inlineSize: ['-moz-available', '-webkit-fill-available', 'stretch'],
};

type Container = 'containerType' | 'containIntrinsicInlineSize' | 'inlineSize' | 'minInlineSize';

/**
 * The width of a container where its place takes its width from its content: an inline block, a
 * float, a table cell, `fit-content`, the wrapper of a flex child, a grid column of `auto`.
 *
 * It is the least such a place can be as well, so it fits the narrowest column of a partner, 280
 * pixels, beside an icon. A wider one would leave that column, as `max-inline-size: 100%` does not
 * lower it. In pixels and not in rem, as larger text makes no column wider.
 */
export const PLACELESS_WIDTH = '240px';

/**
 * Makes an element a size container: its parts ask its width with the queries of `within`.
 *
 * It takes no width from its content, so it fills its place, also in a flex container that would
 * otherwise shrink it, and shrinks with it. Where the place has no width of its own it is
 * `PLACELESS_WIDTH` wide, and would otherwise be nothing but its padding.
 */
export const container: Pick<StyleRule, Container> = {
  containerType: 'inline-size',
  containIntrinsicInlineSize: PLACELESS_WIDTH,
  ...fill,
  minInlineSize: 0,
};
