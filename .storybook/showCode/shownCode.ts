import { exampleOf } from './exampleOf.ts';
import { MOST_LINES, polished } from './polished.ts';
import { storiesOf, type Story } from './storiesOf.ts';
import { openStoryModules } from './storyModules.ts';
import { NotExpressible, Values } from './values.ts';

/** The code of a story, or the reason why there is none. */
export type ShownCode = { code: string } | { why: string };

/**
 * Returns the code of each story of a file, as a partner would write it: with imports and data,
 * without tests.
 *
 * @param path The story file's path, below a folder named `stories`.
 * @param text Its text.
 * @returns The code by the name that a story is exported by.
 */
export async function shownCode(path: string, text: string): Promise<Map<string, ShownCode>> {
  const values = new Values(openStoryModules(path, text));
  const shown = new Map<string, ShownCode>();
  for (const [name, story] of storiesOf(values)) shown.set(name, await codeOf(values, name, story));
  return shown;
}

/** Data is written out if it fits; otherwise it is a prop, as on a partner’s page. */
async function codeOf(values: Values, name: string, story: () => Story): Promise<ShownCode> {
  try {
    for (const takesData of [false, true]) {
      const code = await polished(exampleOf({ values, takesData }, story()));
      if (code !== undefined) return { code };
    }
    return { why: `It takes more than ${MOST_LINES} lines.` };
  } catch (error) {
    if (error instanceof NotExpressible) return { why: error.message };
    const { fileName } = values.modules.file;
    throw new Error(`The code of ${name} in ${fileName} cannot be written.`, { cause: error });
  }
}
