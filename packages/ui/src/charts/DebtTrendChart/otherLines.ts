/** The places of the lines beside that of what has been owed; none for a line that is not drawn. */
export interface OtherLines {
  /** What will be owed, from today on. */
  forecast: readonly number[];
  /** From today on. */
  minimums: readonly number[];
  planned: readonly number[];
}

/** The lines that have names, in order. */
export const NAMED_LINES = ['forecast', 'minimums', 'planned'] as const;

export interface OtherLinesInput {
  /** What is owed at each place; not finite where nothing is known. */
  values: readonly number[];
  /** The place of today. */
  today: number;
  /** What would be owed with the minimums alone; not finite where nothing is known. */
  minimums?: readonly number[] | undefined;
  /** What the plan promised to leave owed; not finite where nothing is known. */
  planned?: readonly number[] | undefined;
}

const NONE: readonly number[] = [];

/** A line that is that of what is owed is left out: the same line twice would have two names. */
export function otherLines(input: OtherLinesInput): OtherLines {
  const { values, today, minimums = NONE, planned = NONE } = input;
  const forecast = values.flatMap((value, place) =>
    place >= today && Number.isFinite(value) ? [place] : [],
  );
  const distinct = (line: readonly number[], from: number): readonly number[] => {
    const places = line.flatMap((value, place) =>
      place >= from && Number.isFinite(value) && Number.isFinite(values[place]) ? [place] : [],
    );
    const isSame = places.every((place) => line[place] === values[place]);
    return isSame || places.length < 2 ? NONE : places;
  };
  return {
    forecast: forecast.length < 2 ? NONE : forecast,
    minimums: distinct(minimums, today),
    planned: distinct(planned, 0),
  };
}
