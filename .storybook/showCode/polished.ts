import { format } from 'prettier';
import ts from 'typescript';

/** The maximum number of lines. */
export const MOST_LINES = 80;

const WIDTH = 80;
const WIDER = 100;

/** The number of elements shown of a list that is too long. */
const KEPT = 2;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Formats code and, only if it is too long, shortens it without making it wrong: objects on one
 * line, then wider lines, then truncated lists of data with the number of further elements.
 *
 * @returns `undefined` for code that is still too long.
 */
export async function polished(code: string): Promise<string | undefined> {
  const plain = edited(code, simplerFunction);
  const dense = edited(plain, denserObject);
  const attempts: [string, number][] = [
    [plain, WIDTH],
    [dense, WIDTH],
    [dense, WIDER],
    [edited(dense, shorterList), WIDTH],
    [edited(dense, shorterList), WIDER],
  ];
  for (const [text, printWidth] of attempts) {
    const formatted = await format(text, { parser: 'typescript', singleQuote: true, printWidth });
    const lines = formatted.trim();
    if (lines.split('\n').length <= MOST_LINES) return lines;
  }
  return undefined;
}

/** Replaces each node that has an edit; nodes inside it are not edited. */
function edited(code: string, editOf: (node: ts.Node) => Edit | undefined): string {
  const file = ts.createSourceFile('Example.tsx', code, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node) => {
    const edit = editOf(node);
    if (edit) edits.push(edit);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => {
      return text.slice(0, start) + instead + text.slice(end);
    }, code);
}

/** `(next) => { setValue(next); }` as `setValue`, and a handler without the parameters it does not use. */
function simplerFunction(node: ts.Node): Edit | undefined {
  if (!ts.isArrowFunction(node) || !ts.isJsxExpression(node.parent)) return undefined;
  const handed = handedOn(node);
  if (handed) return { start: node.getStart(), end: node.end, text: handed };
  const [first] = node.parameters;
  const last = node.parameters.findLast((parameter) => isUsed(parameter, node));
  if (!first || last === node.parameters.at(-1)) return undefined;
  const start = last ? last.end : first.getStart();
  return { start, end: node.parameters.end, text: '' };
}

/** The function to which an arrow function only passes its one parameter. */
function handedOn({ parameters, body }: ts.ArrowFunction): string | undefined {
  const [parameter] = parameters;
  const [statement] = ts.isBlock(body) && body.statements.length === 1 ? body.statements : [];
  if (!parameter || parameters.length > 1 || !statement) return undefined;
  const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (!call || !ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return undefined;
  const [argument] = call.arguments;
  const same = call.arguments.length === 1 && argument?.getText() === parameter.name.getText();
  return same ? call.expression.text : undefined;
}

function isUsed({ name }: ts.ParameterDeclaration, { body }: ts.ArrowFunction): boolean {
  if (!ts.isIdentifier(name)) return true;
  const visit = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === name.text) || (ts.forEachChild(node, visit) ?? false);
  return visit(body);
}

/** Prettier keeps an object on several lines if its first property is on its own line. */
function denserObject(node: ts.Node): Edit | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const [first] = node.properties;
  return first && { start: node.getStart() + 1, end: first.getStart(), text: ' ' };
}

/** Truncates a top-level list of objects, with the number of further elements. */
function shorterList(node: ts.Node): Edit | undefined {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length <= KEPT + 1) return undefined;
  const isConst = ts.isAsExpression(node.parent);
  const isData = node.elements.every(ts.isObjectLiteralExpression);
  const [last] = node.elements.slice(KEPT - 1);
  const isAtTop = ts.findAncestor(node, ts.isFunctionLike) === undefined;
  if (isConst || !isData || !last || !isAtTop) return undefined;
  const more = node.elements.length - KEPT;
  return { start: last.end, end: node.end - 1, text: `,\n// … and ${more} more\n` };
}
