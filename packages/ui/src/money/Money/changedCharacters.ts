/** A character of a figure. */
interface FigureCharacter {
  character: string;
  /** What stood in its place; empty if nothing did, and `undefined` if it stays. */
  former: string | undefined;
  /** Its place from the end and itself, so that it is another element after each change. */
  key: string;
}

/** The characters of a figure, beside those of the former one, both from the end on. */
export function changedCharacters(former: string, text: string): FigureCharacter[] {
  return text.split('').map((character, at) => {
    const place = text.length - at;
    const old = former[former.length - place] ?? '';
    return {
      character,
      former: old === character ? undefined : old,
      key: `${place}${old}${character}`,
    };
  });
}
