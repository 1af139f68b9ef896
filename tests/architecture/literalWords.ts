import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'node:fs';
import ts from 'typescript';

const packages = join(import.meta.dirname, '../../packages');

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

/** Props and variables whose names end in these hold texts as well: `closeLabel`, `errorTitle`. */
const READ_ENDING = /[a-z](Label|Title|Text|Hint|Message|Placeholder)$/;

/** Their operands are compared, not read. */
const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const LETTERS = /\p{L}{2}/u;

/** Two words or more that begin with a capital: no name of code, class or key looks like that. */
const PHRASE = /^\p{Lu}\p{L}*(?:[’,]?\p{L}*)* \p{L}/u;

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
    if (isNamedValue(node)) {
      const name = node.name.getText(source).replaceAll(/['"]/g, '');
      const isRead = READ.has(name) || READ_ENDING.test(name);
      if (isRead && node.initializer) literalsIn(node.initializer, add);
    }
    // A phrase is read wherever it stands, but for the errors of code.
    if (isError(node)) return;
    if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && PHRASE.test(node.text)) {
      add(node.text);
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

/** An attribute, a property, or the default of a prop or a variable. */
function isNamedValue(
  node: ts.Node,
): node is ts.JsxAttribute | ts.PropertyAssignment | ts.BindingElement | ts.VariableDeclaration {
  return (
    ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isBindingElement(node) ||
    ts.isVariableDeclaration(node)
  );
}

/** Text for a developer: the message of an error, and what the console gets. */
function isError(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error');
  return ts.isCallExpression(node) && node.expression.getText().startsWith('console.');
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

/**
 * Data: the names by which a server knows categories and made-up purchases, the name of the product,
 * and the notes of the tokens, which designers read.
 */
const DATA = new Set([
  'notifications/NotificationTestCenter/NotificationTestCenter.model.ts',
  'theme/brand.ts',
  'theme/contract.ts',
  'transactions/AddTransactionDialog/AddTransactionForm.model.ts',
]);

/** The modules of a subject of the library that have literals a person reads, with these. */
export function literalWordsOf(subject: string): Record<string, string[]> {
  return literalWordsIn(join(packages, 'ui/src'), `${subject}/**`);
}

/** The modules of the app that have literals a person reads, with these. */
export function literalWordsOfApp(): Record<string, string[]> {
  return literalWordsIn(join(packages, 'app/src'), '**');
}

function literalWordsIn(src: string, folder: string): Record<string, string[]> {
  const files = globSync(`${folder}/*.{ts,tsx}`, { cwd: src }).filter(
    (file) =>
      !/\.(test|stories|css)\.tsx?$|\/words\//.test(file) &&
      !LEGAL_CONTENT.test(file) &&
      !DATA.has(file),
  );
  const found = files
    .map((file) => [file, literalWords(file, readFileSync(join(src, file), 'utf8'))] as const)
    .filter(([, words]) => words.length > 0);
  return Object.fromEntries(found);
}
