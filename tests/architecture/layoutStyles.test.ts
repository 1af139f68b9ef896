import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../packages/ui/src');

/** Styles that only lay out children, but whose element cannot be a Stack or an Inline. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'account/SignUp/SignUp.css.ts feature': 'The root is a Card.',
  'debts/PaymentBoost/PaymentBoost.css.ts title': 'The element is a Heading.',
  'internal/meter.css.ts meter': 'The element is a ProgressBar of React Aria.',
  'internal/stack.css.ts stack': 'The style of Stack.',
  'marketing/BusinessAnalytics/sections/sections.css.ts block': 'The root is a Card.',
  'marketing/FeatureCards/FeatureCards.css.ts card': 'The root is a Card.',
  'marketing/Footer/Footer.css.ts founder': 'The element is a figure.',
  'marketing/Landing/Landing.css.ts qrCaption': 'The element is a figcaption.',
  'primitives/FeatureGate/FeatureGate.css.ts loading': 'Its children overlap in one cell.',
};

/** What the properties of Stack and Inline can express, as it is written in a style. */
const EXPRESSIBLE: Readonly<Record<string, RegExp>> = {
  display: /^'(?:flex|grid)'$/,
  flexDirection: /^'(?:row|column)'$/,
  flexWrap: /^'(?:nowrap|wrap)'$/,
  gridTemplateColumns: /^'minmax\(0, 1fr\)'$/,
  gap: /^(?:0|tokens\.space\[\d\])$/,
  alignItems: /^'(?:(?:flex-)?(?:start|end)|center|stretch|baseline)'$/,
  justifyItems: /^'(?:start|center|end|stretch)'$/,
  justifyContent: /^'(?:(?:flex-)?(?:start|end)|center|space-between)'$/,
  alignContent: /^'start'$/,
  margin: /^0$/,
  padding: /^0$/,
  listStyle: /^'none'$/,
};

/** The names of the styles of a file that only lay out children, in one direction. */
function layoutStyles(text: string): string[] {
  const source = ts.createSourceFile('a.css.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer && onlyLaysOut(initializer))
    .map(({ name }) => name.getText());
}

function onlyLaysOut(style: ts.Expression): boolean {
  if (!ts.isCallExpression(style) || style.expression.getText() !== 'uiStyle') return false;
  const [rule] = style.arguments;
  if (!rule || !ts.isObjectLiteralExpression(rule)) return false;
  const names = rule.properties.map((property) => property.name?.getText());
  return names.includes('display') && rule.properties.every(isExpressible);
}

const isExpressible = (property: ts.ObjectLiteralElementLike) =>
  ts.isPropertyAssignment(property) &&
  (EXPRESSIBLE[property.name.getText()]?.test(property.initializer.getText()) ?? false);

const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css.ts'))
  .flatMap((path) =>
    layoutStyles(readFileSync(join(folder, path), 'utf8')).map((name) => `${path} ${name}`),
  )
  .toSorted();

describe('layout in the component library', () => {
  // Use `Stack` or `Inline` instead of such a style, or name it above with the reason.
  test('is that of Stack and Inline, but for the named exceptions', () => {
    expect(found).toEqual(Object.keys(EXCEPTIONS).toSorted());
  });

  test('a planted layout style is found', () => {
    const planted = [
      "const row = uiStyle({ display: 'flex', alignItems: 'center', gap: tokens.space[3] });",
      "const list = uiStyle({ display: 'grid', gap: tokens.space[2], margin: 0, listStyle: 'none' });",
      "export const page = uiStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });",
    ];
    expect(planted.flatMap(layoutStyles)).toEqual(['row', 'list', 'page']);
  });

  test('a style that does more than lay out is not found', () => {
    const healthy = [
      "const row = uiStyle({ display: 'flex', gap: tokens.space[3], color: tokens.color.text });",
      "const row = uiStyle({ display: 'flex', gap: tokens.space[3], minInlineSize: 0 });",
      "const pair = uiStyle({ display: 'grid', gridTemplateColumns: columnsFrom('30rem', 2) });",
      "const row = uiStyle({ display: 'flex', '@media': { [media.print]: { display: 'none' } } });",
      'const title = uiStyle({ margin: 0, padding: 0 });',
    ];
    expect(healthy.flatMap(layoutStyles)).toEqual([]);
  });
});
