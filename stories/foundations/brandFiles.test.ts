import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { FIRST_DRAFT, type BrandDraft } from './brandDraft.ts';
import { brandModule } from './brandFiles.ts';

const root = join(import.meta.dirname, '../..');
/** Where a partner’s file would be; it is never written. */
const PLACE = join(root, 'stories/foundations/brand.ts');

/** What the compiler of the project says about a module at that place. */
function compile(text: string): string[] {
  const read = (file: string) => ts.sys.readFile(file);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), read);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...files,
    fileExists: (file) => file === PLACE || files.fileExists(file),
    getSourceFile: (file, ...rest) =>
      file === PLACE
        ? ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
        : files.getSourceFile(file, ...rest),
  };
  const program = ts.createProgram([PLACE], { ...options, noEmit: true }, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(PLACE))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const FULL: BrandDraft = {
  ...FIRST_DRAFT,
  productName: 'O’Hara "&" \\ Sons',
  darkAccent: '#e9e2d8',
  qrColor: '#14110f',
  chart: '#1d9b72, #c2571a #b8e0ff',
  fontFamily: '"Open Sans", serif',
  headingFontFamily: 'Georgia, serif',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" fill="#0a7d4f"/></svg>',
};

test.each([
  ['the example', FIRST_DRAFT],
  ['every field', FULL],
])('brand.ts of %s compiles against the library', (_name, draft) => {
  expect(compile(brandModule(draft))).toEqual([]);
});

test('the compiler knows the library: a planted field is refused', () => {
  const planted = brandModule(FIRST_DRAFT).replace('"accent"', '"accents"');
  expect(compile(planted).join()).toMatch(/accents.* does not exist in type 'Brand'/);
});

test('a logo has the name as its text, and no part of it ends the string', () => {
  expect(brandModule(FULL)).toContain('"alt":"O’Hara \\"&\\" \\\\ Sons"');
  expect(brandModule(FIRST_DRAFT)).not.toContain('createElement');
});
