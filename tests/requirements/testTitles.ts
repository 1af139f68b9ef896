import ts from 'typescript';

/**
 * The titles of the tests in a file, each with those of the groups around it; of stories the names
 * of those that play. Read without running, with the placeholders of a table as they are written.
 */
export function testTitles(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return path.endsWith('.stories.tsx') ? playedStories(source) : titlesIn(source, '');
}

function titlesIn(node: ts.Node, group: string): string[] {
  const kind = ts.isCallExpression(node) ? runnerOf(node.expression) : undefined;
  const title = ts.isCallExpression(node) ? titleOf(node.arguments[0]) : undefined;
  if (kind === undefined || title === undefined) return childrenOf(node, group);
  const whole = group === '' ? title : `${group} ${title}`;
  return kind === 'describe' ? childrenOf(node, whole) : [whole, ...childrenOf(node, group)];
}

function childrenOf(node: ts.Node, group: string): string[] {
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...titlesIn(child, group));
  });
  return found;
}

/** `test` in `test(…)`, `test.each(…)(…)` and `test.describe(…)`: what the call declares. */
function runnerOf(callee: ts.Expression): 'test' | 'describe' | undefined {
  const root = /^(?:test|it|describe)\b/.exec(callee.getText())?.[0];
  if (root === undefined) return undefined;
  return root === 'describe' || /^test\.describe\b/.test(callee.getText()) ? 'describe' : 'test';
}

/** The text of a title; a template is as it is written, with its `${…}`. */
function titleOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

function playedStories(source: ts.SourceFile): string[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations
        .filter((declaration) =>
          /^meta\.story\([^]*\bplay\b/.test(declaration.initializer?.getText() ?? ''),
        )
        .map((declaration) => declaration.name.getText()),
    );
}
