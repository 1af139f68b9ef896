/** The most rows that one answer carries: no household's history can hold up the others. */
export const MOST_ROWS = 10_000;
