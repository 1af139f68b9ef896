/** Characters of a figure that are next to each other, and all changed or all stay. */
interface FigureRun {
  text: string;
  /** What stood in their place, from the end on; `undefined` if they stay. */
  former: string | undefined;
  /** Its place from the end and both texts, so that it is another element after each change. */
  key: string;
}

/**
 * The runs of a figure, beside those of the former one, both from the end on. One element for a run: one
 * for each character takes a slow phone several times as long to lay out and to paint.
 */
export function changedRuns(former: string, text: string): FigureRun[] {
  const runs: FigureRun[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const place = text.length - at;
    const old = former.charAt(former.length - place);
    const run = runs.at(-1);
    const isChanged = old !== character;
    if (run && (run.former !== undefined) === isChanged) {
      run.text += character;
      if (isChanged) run.former += old;
    } else {
      runs.push({ text: character, former: isChanged ? old : undefined, key: `${place}` });
    }
  }
  return runs.map((run) => ({ ...run, key: `${run.key} ${run.former ?? ''} ${run.text}` }));
}
