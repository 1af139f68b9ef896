import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const FOLDERS = ['packages/ui/src', 'packages/app/src', 'stories'];

/** Where the scales are defined. */
const DEFINITIONS = /theme\/(?:tokens\.css|textSize)\.ts$/;

/** Styles off the scales, by file and property, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/ui/src/money/FittedMoney/FittedMoney.css.ts fontSize':
    'Shrinks an amount that its container cannot hold.',
  'packages/ui/src/shell/BottomTabs/BottomTabs.css.ts fontSize':
    'Enlarged text grows only as far as five labels fit.',
  'packages/ui/src/primitives/LoadablePanel/LoadablePanel.css.ts paddingBlockStart':
    'What the height of a line needs beyond the gap above it.',
  'packages/ui/src/primitives/Skeleton/Skeleton.css.ts marginBlock':
    'A bar of text is as high as a line.',
  'packages/ui/src/primitives/SliderField/SliderField.css.ts marginInline':
    'Half of the thumb, which stays on the track.',
  'packages/ui/src/primitives/Stepper/Stepper.css.ts paddingBlockStart':
    'Centers the first line on the marker.',
};

const TYPE = /^(?:fontSize|lineHeight|letterSpacing)$/;
const SPACE = /^(?:gap|rowGap|columnGap|(?:padding|margin)\w*)$/;
/** A length above a hairline, as in `'0.125rem'`; a line of text, `1lh`, is a size of the text. */
const LENGTH = /(?<![\w.-])-?(?![012]px)\d*\.?\d+(?:px|rem|em|ch|%|cq\w+|[sld]?v\w+)(?![\w%])/;
/** A share of a token, which is between two steps. */
const SHARE = /\}\s*(?:\/|\*\s*\d*\.\d)|\.\d+\s*\*\s*\$\{/;

/** The properties of a file that are off the type scale or the space scale, each once. */
function offScale(text: string): string[] {
  const source = ts.createSourceFile(
    'a.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const constants = new Map<string, string>();
  const found = new Set<string>();
  const inlined = (value: string) =>
    value.replace(/[\w$]+/g, (name) => constants.get(name) ?? name);
  const visit = (node: ts.Node) => {
    const isConstant = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name);
    if (isConstant && node.initializer && ts.isStringLiteralLike(node.initializer)) {
      constants.set(node.name.getText(), node.initializer.text);
    }
    if (ts.isPropertyAssignment(node) && isStyle(node.initializer)) {
      const name = node.name.getText();
      const value = node.initializer.getText();
      if (TYPE.test(name) && !isOfType(name, value)) found.add(name);
      if (SPACE.test(name) && isBetweenSteps(inlined(value))) found.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

const isBetweenSteps = (value: string) => LENGTH.test(value) || SHARE.test(value);

/** A style is written as a text or as a token; a name may be that of a constant; a number without a unit is a prop of a component. */
const isStyle = (value: ts.Expression) =>
  ts.isStringLiteralLike(value) ||
  ts.isTemplateExpression(value) ||
  ts.isIdentifier(value) ||
  ts.isPropertyAccessExpression(value) ||
  ts.isElementAccessExpression(value);

/** A size of text comes from `textSize`, in a story from its tokens, or from around it. */
const isOfType = (name: string, value: string) =>
  value === "'inherit'" || new RegExp(`^tokens\\.${name}\\b`).test(value);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => (folder === 'stories' ? /\.css\.ts$/ : /\.(?:css\.ts|tsx)$/).test(path))
    .map((path) => `${folder}/${path}`)
    .filter((path) => !DEFINITIONS.test(path)),
);

const found = files
  .flatMap((path) =>
    offScale(readFileSync(join(root, path), 'utf8')).map((property) => `${path} ${property}`),
  )
  .toSorted();

describe('sizes of text, and distances', () => {
  // Use `textSize` or `textSteps` and `tokens.space`, or name the style above with the reason.
  test('are those of the two scales, but for the named exceptions', () => {
    expect(found).toEqual(Object.keys(EXCEPTIONS).toSorted());
  });

  test('planted sizes and distances between two steps are found', () => {
    const planted = {
      "uiStyle({ fontSize: '0.8125rem' })": ['fontSize'],
      'uiStyle({ fontSize: `clamp(${tokens.fontSize.l}, 2cqi, 3rem)` })': ['fontSize'],
      "uiStyle({ lineHeight: '1.05', letterSpacing: '-0.03em' })": ['lineHeight', 'letterSpacing'],
      'uiStyle({ lineHeight: tokens.space[5] })': ['lineHeight'],
      "uiStyle({ gap: '0.125rem' })": ['gap'],
      "uiStyle({ margin: '-4px 0' })": ['margin'],
      'uiStyle({ padding: `clamp(${tokens.space[4]}, 4.6%, ${tokens.space[5]})` })': ['padding'],
      'uiStyle({ paddingBlock: `calc(${tokens.space[9]} * 1.25)` })': ['paddingBlock'],
      'uiStyle({ paddingBlock: `calc(${tokens.space[1]} / 2)` })': ['paddingBlock'],
      "const HALF = '0.75rem'; uiStyle({ marginInline: HALF })": ['marginInline'],
      "const HALF = '0.75rem'; uiStyle({ marginInline: `calc(-1 * ${HALF})` })": ['marginInline'],
    };
    expect(Object.keys(planted).map((text) => [text, offScale(text)])).toEqual(
      Object.entries(planted),
    );
  });

  test('sizes and distances of the scales are not found', () => {
    const healthy = [
      "uiStyle({ ...textSize('s'), gap: tokens.space[2], margin: 0, padding: 'env(safe-area-inset-top)' })",
      "uiStyle({ margin: `calc(-1 * ${tokens.space[2]})`, paddingBlock: '2px', marginInline: 'auto' })",
      'uiStyle({ padding: `max(${tokens.space[4]}, env(safe-area-inset-left))` })',
      'uiStyle({ paddingInline: `calc(${tokens.space[3]} * 2 + ${tokens.size.iconM})` })',
      "uiStyle({ minBlockSize: '3rem', blockSize: '1lh', fontSize: 'inherit' })",
      '<div style={{ fontSize: tokens.fontSize.s }} />',
    ];
    expect(healthy.flatMap(offScale)).toEqual([]);
  });
});
