/** Spaces as people paste them: the plain one, and those that typesetting puts between digits. */
const SPACES = '[ \\u00a0\\u2009\\u202f]';
/** Groups of three, all set apart by the same mark, and decimals. */
const GROUPED = new RegExp(`^[1-9]\\d{0,2}(?:(?:,\\d{3})+|(?:${SPACES}\\d{3})+)(?:\\.\\d+)?$`);
const MARKS = new RegExp(`,|${SPACES}`, 'g');

/**
 * Takes the marks out of figures that are set in groups of exactly three; any other text stays as it is.
 *
 * @example removeThousandsSeparators('6,200.00') // '6200.00'
 * @example removeThousandsSeparators('6,20') // '6,20'
 */
export function removeThousandsSeparators(figures: string): string {
  return GROUPED.test(figures) ? figures.replace(MARKS, '') : figures;
}
