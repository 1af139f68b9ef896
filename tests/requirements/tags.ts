import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One id in a comment `// @requirement 2.routes.public 2.routes.pages`. */
export interface Tag {
  readonly id: string;
  /** The file of the comment, from the root of the repository. */
  readonly file: string;
  /**
   * The code of the test below the comment, with what the file declares for all its tests;
   * `undefined` if the comment is above anything else.
   */
  readonly code: string | undefined;
}

const COMMENT = /^ *\/\/ @requirement (.+)$/gm;

/** The tags of a test or story file, read without running it. */
export function readTags(file: string, text: string): Tag[] {
  const comments = [...text.matchAll(COMMENT)];
  if (comments.length === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const shared = source.statements
    .filter((statement) => !ts.isExpressionStatement(statement) && !isStory(statement))
    .map((statement) => statement.getText());
  return comments.flatMap(({ 1: ids = '', index }) => {
    const statement = statementBelow(source, index);
    const runs = statement && (isTest(statement) || playsStory(statement));
    const code = runs ? [statement.getText(), ...shared].join('\n') : undefined;
    return ids.split(' ').map((id) => ({ id, file, code }));
  });
}

/** The tags of all tests and stories of the repository. */
export function repositoryTags(): Tag[] {
  const root = join(import.meta.dirname, '../..');
  return globSync('{packages,mocks,stories,tests}/**/*.{test,spec,stories}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
    .toSorted()
    .flatMap((file) =>
      readTags(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')),
    );
}

function statementBelow(node: ts.Node, position: number): ts.Node | undefined {
  const child = ts.forEachChild(node, (each) =>
    each.pos <= position && position < each.end ? each : undefined,
  );
  return !child || position < child.getStart() ? child : statementBelow(child, position);
}

const isTest = (node: ts.Node) => /^test(?:\.each\b|\()/.test(node.getText());

const isStory = (node: ts.Node) => /^export const \w+ = meta\.story\(/.test(node.getText());

const playsStory = (node: ts.Node) => isStory(node) && /\bplay[:,(]/.test(node.getText());
