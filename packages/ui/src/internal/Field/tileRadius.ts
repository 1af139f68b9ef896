import { tokens } from '../../theme/tokens.css.ts';

/**
 * The border radius of an option. For `radius: 'full'` it is that of a card, because several lines
 * of text do not fit a pill.
 */
export const tileRadius = `max(${tokens.radius.m}, min(var(--radius-full), ${tokens.radius.xl}))`;
