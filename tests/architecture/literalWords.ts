import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'node:fs';
import ts from 'typescript';

const src = join(import.meta.dirname, '../../packages/ui/src');

/** Attributes and properties whose text a person reads, on the page or by a screen reader. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'detail',
  'emptyTitle',
  'error',
  'errorTitle',
  'heading',
  'hint',
  'label',
  'message',
  'pendingLabel',
  'placeholder',
  'subtitle',
  'summary',
  'text',
  'title',
]);

/** Their operands are compared, not read. */
const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const LETTERS = /\p{L}{2}/u;

/**
 * The texts in a module that a person reads and that no catalogue holds: text in JSX, and literals of
 * attributes and properties by name.
 *
 * @param file its name says whether it is JSX.
 */
export function literalWords(file: string, text: string): string[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const add = (words: string) => {
    if (LETTERS.test(words)) found.push(words.trim().replaceAll(/\s+/g, ' '));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node.text);
    if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
      const name = node.name.getText(source).replaceAll(/['"]/g, '');
      if (READ.has(name) && node.initializer) literalsIn(node.initializer, add);
    }
    // A text between braces is JSX text as well.
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) {
      literalsIn(node.expression, add);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(found)];
}

/** The literals that an expression may be: itself, or a branch of it. */
function literalsIn(node: ts.Node, add: (text: string) => void): void {
  if (ts.isStringLiteralLike(node)) add(node.text);
  else if (ts.isTemplateExpression(node)) {
    add([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '));
  } else if (ts.isConditionalExpression(node)) {
    literalsIn(node.whenTrue, add);
    literalsIn(node.whenFalse, add);
  } else if (ts.isBinaryExpression(node) && !COMPARISONS.has(node.operatorToken.kind)) {
    literalsIn(node.left, add);
    literalsIn(node.right, add);
  } else if (ts.isJsxExpression(node) && node.expression) literalsIn(node.expression, add);
  else if (ts.isParenthesizedExpression(node)) literalsIn(node.expression, add);
}

/**
 * The legal texts, and the statements by which a person accepts them: content that stays in the
 * language in which lawyers have read it, and no words of a component.
 */
const LEGAL_CONTENT =
  /^account\/(LegalDocument\/(texts\/|LegalSections\.tsx$)|TermsDialog\/TermsDialog\.tsx$)/;

/** The modules of a subject that have literals a person reads, with these. */
export function literalWordsOf(subject: string): Record<string, string[]> {
  const files = globSync(`${subject}/**/*.{ts,tsx}`, { cwd: src }).filter(
    (file) => !/\.(test|stories|css)\.tsx?$|\/words\//.test(file) && !LEGAL_CONTENT.test(file),
  );
  const found = files
    .map((file) => [file, literalWords(file, readFileSync(join(src, file), 'utf8'))] as const)
    .filter(([, words]) => words.length > 0);
  return Object.fromEntries(found);
}
