import type { StyleRule } from '@vanilla-extract/css';

/** The container of a table whose rows become lists early, and of one that keeps its columns. */
export const PAIRS = 'dt-pairs';
export const COLUMNS = 'dt-columns';

/** Too narrow for columns of full size. */
const NARROW = '(max-width: 29.99rem)';
/** Too narrow for columns at all. */
const CRAMPED = '(max-width: 16.49rem)';

export type Rule = Omit<StyleRule, '@layer' | '@container' | '@media'>;

/** Container queries of a table whose rows are lists of labels and values. */
export function folded(rule: Rule): Record<string, Rule> {
  return { [`${PAIRS} ${NARROW}`]: rule, [`${COLUMNS} ${CRAMPED}`]: rule };
}

/** A container query of a table that keeps its columns in a narrow place; before those of `folded`. */
export function inColumns(rule: Rule): Record<string, Rule> {
  return { [`${COLUMNS} ${NARROW}`]: rule };
}
