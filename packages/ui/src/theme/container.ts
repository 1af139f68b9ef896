import type { StyleRule } from '@vanilla-extract/css';

/**
 * Makes an element a size container: its parts ask its width with the queries of `within`.
 *
 * It takes no width from its content, so it fills its place, also in a flex container that would
 * otherwise shrink it.
 */
export const container: Pick<StyleRule, 'containerType' | 'inlineSize'> = {
  containerType: 'inline-size',
  inlineSize: ['-moz-available', '-webkit-fill-available', 'stretch'],
};
