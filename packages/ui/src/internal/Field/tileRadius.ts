import { tokens } from '../../theme/tokens.css.ts';

/**
 * The corners of an option with a border around its words. For `radius: 'full'` they are those of a
 * card: the words of several lines have no room in a pill.
 */
export const tileRadius = `max(${tokens.radius.m}, min(var(--radius-full), ${tokens.radius.xl}))`;
