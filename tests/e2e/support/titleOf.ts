import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '../../../packages/app/src/config/pages.ts';

const catalogue = join(import.meta.dirname, '../../../packages/app/words/en-US/app.json');
const { titles } = JSON.parse(readFileSync(catalogue, 'utf8')) as {
  titles: Readonly<Record<PageName, string>>;
};

/** The title of the document of a page, in English. */
export function titleOf(name: PageName): string {
  return `${titles[name]} · Dime Time`;
}
