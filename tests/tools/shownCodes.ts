import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import { type ShownCode, shownCode } from '../../.storybook/showCode/shownCode.ts';
import { readStoryFile } from './readStoryFile.ts';

const folder = join(import.meta.dirname, '../../stories');

/**
 * The code that each story shows, or why it shows none, by the story’s ID; as Storybook is built with it.
 *
 * @param page the stories of that page alone, such as `charts-sparkline`.
 */
export async function shownCodes(page?: string): Promise<Map<string, ShownCode>> {
  const codes = new Map<string, ShownCode>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.stories.tsx')) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const { title } = readStoryFile(file, text);
    if (page !== undefined && sanitize(title) !== page) continue;
    for (const [name, code] of await shownCode(path, text)) {
      codes.set(toId(title, storyNameFromExport(name)), code);
    }
  }
  return codes;
}
