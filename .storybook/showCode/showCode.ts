import type { Plugin } from 'vite';
import { type ShownCode, shownCode } from './shownCode.ts';
import { openStoryModules } from './storyModules.ts';

const STORY_FILE = /[\\/]stories[\\/].*\.stories\.tsx$/;

/**
 * Adds the code for “Show code” to every story. It is generated from the story file at build time,
 * without rendering it. A story without such code has no button.
 */
export function showCode(): Plugin {
  return {
    name: 'dime-time:show-code',
    enforce: 'pre',
    // Tests render stories but do not show code.
    apply: () => process.env['VITEST'] === undefined,
    async transform(text, id) {
      const [path = id] = id.split('?');
      if (!STORY_FILE.test(path)) return undefined;
      // A change of a fixture changes the code of every story that shows it.
      for (const module of openStoryModules(path, text).paths) this.addWatchFile(module);
      const shown = await shownCode(path, text);
      const added = [...shown].map(([name, code]) => addedTo(name, code));
      return { code: [text, ...added].join('\n'), map: null };
    },
  };
}

/** The statement that adds the code to the parameters of a story. */
function addedTo(story: string, shown: ShownCode): string {
  const given = `${story}.input.parameters`;
  const docs =
    'code' in shown
      ? `source: { code: ${JSON.stringify(shown.code)} }`
      : `canvas: { ...${given}?.docs?.canvas, sourceState: 'none' }`;
  return `${given} = { ...${given}, docs: { ...${given}?.docs, ${docs} } };`;
}
