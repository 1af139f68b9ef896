/**
 * Lists the comments and pages whose words describe a machine as a person, or that say in metaphor
 * what the field has a term for.
 *
 * `npm run check:comments` prints `file:line: sentence`; the guide “Style” has examples.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentsOf, proseOf, type Passage } from './comments.ts';

const root = join(import.meta.dirname, '../..');

/** A word that comments do without, and what to write. */
interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
}

const WORDS: readonly Word[] = [
  { pattern: /\bhears\b/i, instead: 'called when, receives' },
  {
    pattern: /\b(?:am|are|be|been|being|is|was|were) told\b(?! (?:apart|from)\b)/i,
    instead: 'receives, is passed',
  },
  { pattern: /\btells\b(?!(?: \S+){1,4} apart\b)/i, instead: 'reports, returns, passes' },
  { pattern: /\bforg(?:ets?|ot|otten)\b/i, instead: 'removes, clears, discards' },
  { pattern: /\bremembers\b/i, instead: 'stores, caches' },
  { pattern: /\brests\b/i, instead: 'depends, is idle' },
  { pattern: /\b(?:lets?|letting) go\b/i, instead: 'releases' },
  { pattern: /\bg(?:ave|ives?|iven|iving) (?:\S+ )?back\b/i, instead: 'returns, releases' },
  { pattern: /\bt(?:akes?|aken|aking|ook) (?:\S+ )?back\b/i, instead: 'reverses, undoes' },
  { pattern: /\bnobody\b/i, instead: 'no user, no caller, nothing' },
  { pattern: /\bwhoever\b/i, instead: 'the user, the caller' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bwhat (?:came|comes|became|becomes) of\b/i, instead: 'the result of' },
  { pattern: /\bthe news\b/i, instead: 'the status message, the announcement' },
  { pattern: /\bthe house\b/i, instead: 'the repository' },
];

/** Pages that quote such words, as an example. */
const QUOTING = ['stories/guides/Style.mdx'];

/** A sentence with such a word. */
export interface Hit {
  readonly line: number;
  readonly sentence: string;
  readonly word: string;
  readonly instead: string;
}

/** The sentences of a source file’s comments, or of a page, that use such a word. */
export function hitsIn(file: string, text: string): Hit[] {
  // Most files have no such word at all and need not be parsed.
  if (!WORDS.some(({ pattern }) => pattern.test(text.replaceAll(/[\s*/]+/g, ' ')))) return [];
  const passages = file.endsWith('.mdx') ? proseOf(text) : commentsOf(file, text);
  return passages.flatMap(hitsInPassage);
}

function hitsInPassage({ line, text }: Passage): Hit[] {
  // Inline code holds names, which are not prose.
  const prose = text.replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  return WORDS.flatMap(({ pattern, instead }) =>
    [...prose.matchAll(acrossLines(pattern))].map((match) => ({
      line: line + newlinesIn(prose.slice(0, match.index)),
      sentence: sentenceAround(text, match.index),
      word: match[0].toLowerCase().replaceAll(/\s+/g, ' '),
      instead,
    })),
  );
}

/** The pattern with any white space where it has a space. */
const acrossLines = ({ source }: RegExp) => new RegExp(source.replaceAll(' ', '\\s+'), 'gi');

const newlinesIn = (text: string) => text.split('\n').length - 1;

function sentenceAround(text: string, index: number): string {
  const before =
    text
      .slice(0, index)
      .split(/[.!?:]\s|\n\n/)
      .at(-1) ?? '';
  const after = text.slice(index).split(/(?<=[.!?])\s|\n\n/)[0] ?? '';
  return `${before}${after}`.replaceAll(/\s+/g, ' ').trim();
}

const FOLDERS = ['packages', 'mocks', 'stories', '.storybook', 'tests'];

/** Every hit of the repository, as `file:line: sentence [word: what to write]`. */
export function listHits(): string[] {
  const files = execFileSync('git', ['ls-files', ...FOLDERS], { cwd: root, encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => /\.(?:tsx?|js|mdx)$/.test(file) && !file.startsWith('mocks/public/'))
    .filter((file) => !QUOTING.includes(file))
    .flatMap((file) =>
      hitsIn(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, sentence, word, instead }) => `${file}:${line}: ${sentence} [${word}: ${instead}]`,
      ),
    );
}

if (import.meta.main) {
  const hits = listHits();
  for (const hit of hits) console.log(hit);
  console.log(`${hits.length} comments with a word that describes a machine as a person`);
  process.exitCode = hits.length === 0 ? 0 : 1;
}
