import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../packages/ui/src');

/** What lies over the page or spans the window, and may therefore ask how wide the window is. */
const OF_THE_WINDOW: Readonly<Record<string, string>> = {
  'shell/AppShell/AppShell.css.ts': 'Scrolls the document clear of its bars.',
  'shell/BottomTabs/BottomTabs.css.ts': 'A bar.',
  'primitives/Dialog/Dialog.css.ts': 'An overlay: a sheet on a phone.',
  'account/OnboardingDialog/OnboardingDialog.css.ts': 'An overlay.',
  'primitives/Drawer/Drawer.css.ts': 'An overlay.',
  'primitives/Menu/Menu.css.ts': 'An overlay.',
  'primitives/Popover/Popover.css.ts': 'An overlay.',
  'primitives/SelectField/SelectField.css.ts': 'Its list is an overlay.',
  'primitives/Toaster/Toaster.css.ts': 'An overlay.',
};

const WIDTH_QUERY = /\b(?:device-)?(?:width|inline-size|aspect-ratio|orientation)\b|windowWidth/;
/** A length of the window's width: `80vw`; `cqi` is one of the container's. */
const WINDOW_LENGTH = /\d(?:[sld]?v[wi]|vmin|vmax)\b/;

/** Each place in a style file that depends on the width of the window. */
function asksTheWindow(text: string): string[] {
  const source = ts.createSourceFile('a.css.ts', text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, string>();
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      constants.set(node.name.getText(), node.initializer.getText());
    }
    if (ts.isPropertyAssignment(node) && nameOf(node) === '@media') {
      found.push(...queriesOf(node.initializer).filter((query) => WIDTH_QUERY.test(query)));
    }
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isText && WINDOW_LENGTH.test(node.getText())) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  /** The queries of a rule, with the constants of the file in place of their names. */
  const queriesOf = (rules: ts.Expression): string[] =>
    ts.isObjectLiteralExpression(rules)
      ? rules.properties.map((property) => inlined(property.name?.getText() ?? property.getText()))
      : [inlined(rules.getText())];
  const inlined = (query: string) =>
    query.replace(/[\w$]+/g, (name) => constants.get(name) ?? name);
  visit(source);
  return found;
}

function nameOf({ name }: ts.PropertyAssignment): string | undefined {
  return ts.isStringLiteralLike(name) ? name.text : undefined;
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css.ts'))
  .toSorted();

const asked = (path: string) => asksTheWindow(readFileSync(join(folder, path), 'utf8'));

describe('styles of the component library', () => {
  test('are found', () => expect(files.length).toBeGreaterThan(80));

  test.each(files.filter((path) => !(path in OF_THE_WINDOW)))(
    '%s asks its container, not the window',
    (path) => expect(asked(path)).toEqual([]),
  );

  test.each(Object.keys(OF_THE_WINDOW))('%s is an exception that is used', (path) =>
    expect(asked(path)).not.toEqual([]),
  );

  test('a planted question to the window is found', () => {
    const planted = [
      "uiStyle({ '@media': { [windowWidth.tablet]: { gap: 0 } } })",
      "uiStyle({ '@media': { '(min-width: 48rem)': { gap: 0 } } })",
      "const DESK = '(min-width: 64rem)'; uiStyle({ '@media': { [DESK]: { gap: 0 } } })",
      "const desk = { '(width > 64rem)': { gap: 0 } }; uiStyle({ '@media': desk })",
      "uiStyle({ fontSize: 'clamp(1rem, 2vw, 2rem)' })",
    ];
    expect(planted.filter((text) => asksTheWindow(text).length === 0)).toEqual([]);
    const healthy = [
      "uiStyle({ '@media': { [media.print]: { inlineSize: 'auto', width: 0 } } })",
      "uiStyle({ '@container': { '(min-width: 48rem)': { fontSize: '2cqi' } } })",
    ];
    expect(healthy.flatMap(asksTheWindow)).toEqual([]);
  });
});
