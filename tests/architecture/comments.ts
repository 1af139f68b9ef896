import ts from 'typescript';

/** A piece of prose and the line on which it begins. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

/** The comments of a source file without their marks; line comments in succession are one. */
export function commentsOf(file: string, text: string): Passage[] {
  const kind = /\.[jt]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const ranges = new Map<number, ts.CommentRange>();
  const add = (found: readonly ts.CommentRange[] | undefined) => {
    for (const range of found ?? []) ranges.set(range.pos, range);
  };
  const visit = (node: ts.Node) => {
    // The text between JSX tags may look like a comment.
    if (node.kind !== ts.SyntaxKind.JsxText) add(ts.getLeadingCommentRanges(text, node.pos));
    if (!isBeforeJsxText(node)) add(ts.getTrailingCommentRanges(text, node.end));
    for (const child of node.getChildren(source)) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(source);
  const sorted = [...ranges.values()].toSorted((a, b) => a.pos - b.pos);
  return joined(sorted.map((range) => passageOf(source, range)));
}

function isBeforeJsxText(node: ts.Node): boolean {
  const { parent } = node;
  return (
    node.kind === ts.SyntaxKind.JsxText ||
    ts.isJsxOpeningLikeElement(node) ||
    ts.isJsxClosingElement(node) ||
    ts.isJsxOpeningFragment(node) ||
    ts.isJsxClosingFragment(node) ||
    ts.isJsxExpression(node) ||
    ts.isJsxElement(node) ||
    ts.isJsxFragment(node) ||
    (parent !== undefined && node.end === parent.end && isBeforeJsxText(parent))
  );
}

interface Comment extends Passage {
  readonly isLine: boolean;
}

function passageOf(source: ts.SourceFile, { pos, end, kind }: ts.CommentRange): Comment {
  const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia;
  const inner = source.text.slice(pos + 2, isLine ? end : end - 2);
  const text = isLine ? inner : inner.replace(/^\s*\*+ ?/gm, '');
  return { line: source.getLineAndCharacterOfPosition(pos).line + 1, text, isLine };
}

function joined(comments: readonly Comment[]): Passage[] {
  const passages: (Comment & { last: number })[] = [];
  for (const comment of comments) {
    const before = passages.at(-1);
    if (before?.isLine && comment.isLine && comment.line === before.last + 1) {
      passages[passages.length - 1] = {
        ...before,
        text: `${before.text}\n${comment.text}`,
        last: comment.line,
      };
    } else {
      passages.push({ ...comment, last: comment.line });
    }
  }
  return passages.map(({ line, text }) => ({ line, text }));
}

/** The prose of an MDX page: everything but imports and blocks of code. */
export function proseOf(text: string): Passage[] {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, '');
  const prose = text.replaceAll(/^```[^]*?^```/gm, blank).replaceAll(/^(?:im|ex)port .*$/gm, blank);
  return [{ line: 1, text: prose }];
}
