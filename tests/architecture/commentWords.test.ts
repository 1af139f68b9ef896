import { describe, expect, test } from 'vitest';
import { hitsIn, listHits } from './commentWords.ts';

const wordsIn = (file: string, text: string) => hitsIn(file, text).map(({ word }) => word);

describe('words of comments', () => {
  test('describe no machine as a person, in every file', () => {
    expect(listHits()).toEqual([]);
  });

  test.each([
    ['Hears that a payment went through.', 'hears'],
    ['The server is told what to do.', 'is told'],
    ['Tells the cache what changed.', 'tells'],
    ['The link that its provider forgot.', 'forgot'],
    ['The scheduler remembers its work.', 'remembers'],
    ['The process rests until then.', 'rests'],
    ['The button lets go of the focus.', 'lets go'],
    ['Gives it back to the pool.', 'gives it back'],
    ['A payment that was taken back.', 'taken back'],
    ['Nobody asked for it.', 'nobody'],
    ['Sent to whoever asks.', 'whoever'],
    ['Draws the list anew.', 'anew'],
    ['Shows what became of a request.', 'what became of'],
    ['The focus goes to the news.', 'the news'],
    ['Inside the house, packages resolve to source.', 'the house'],
  ])('%j is found', (sentence, word) => {
    expect(wordsIn('a.ts', `/** ${sentence} */\nexport const a = 1;`)).toEqual([word]);
    expect(wordsIn('a.mdx', `# A page\n\n${sentence}\n`)).toEqual([word]);
  });

  test.each([
    'Called after a payment succeeds.',
    'The icon tells the two states apart.',
    'Returns the rest of the props.',
    'Undoes a payment and returns the money.',
    'The name `nobody` of the account.',
  ])('%j is not found', (sentence) => {
    expect(wordsIn('a.ts', `// ${sentence}\nexport const a = 1;`)).toEqual([]);
  });

  test('a comment is found wherever it stands', () => {
    const text = [
      'interface A {',
      '  /** Hears one. */',
      '  one(): void; // hears two',
      '}',
      'const a = <p title="x">{/* hears three */}</p>;',
      'call(/* hears four */ a);',
    ].join('\n');
    expect(hitsIn('a.tsx', text).map(({ line }) => line)).toEqual([2, 3, 5, 6]);
  });

  test('code, names and texts of a page are no comment', () => {
    const text = [
      "const anew = 'the link was told // anew';",
      'const b = `// anew ${a} // anew`;',
      'const c = <p>A text // anew, https://anew.example</p>;',
      'const d = /anew/; const tells = `nobody`;',
    ].join('\n');
    expect(wordsIn('a.tsx', text)).toEqual([]);
  });

  test('code, imports and names on a page are no prose', () => {
    const text = "import anew from 'anew';\n\nUse `anew`.\n\n```ts\n// anew\n```\n\nThe end.\n";
    expect(wordsIn('a.mdx', text)).toEqual([]);
  });

  test('a sentence over several lines has the line of its word', () => {
    const text =
      '/**\n * Draws one list. Then draws the other\n * list anew, and ends.\n */\nlet a;';
    expect(hitsIn('a.ts', text)).toEqual([
      {
        line: 3,
        sentence: 'Then draws the other list anew, and ends.',
        word: 'anew',
        instead: 'again',
      },
    ]);
    const lines = '// It is\n// told so.\nlet a;';
    expect(hitsIn('a.ts', lines)).toMatchObject([{ line: 1, sentence: 'It is told so.' }]);
  });
});
