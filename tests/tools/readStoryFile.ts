import ts from 'typescript';

/** What the inventory needs to know of one story file. */
export interface StoryFile {
  /** Where it stands in the sidebar: `Primitives/Badge`. */
  title: string;
  /** The components its docs page describes: `component` and `subcomponents` of its meta. */
  components: string[];
  /** Whether its meta hands a guide to the docs page. */
  guide: boolean;
  /** The components its guide sends the reader to. */
  neighbours: string[];
  stories: StoryEntry[];
}

/** A story by its name, and what its tags say of it. */
export interface StoryEntry {
  name: string;
  /** Whether its picture is compared. */
  matrix: boolean;
  /** Whether it exists to test behavior. */
  behavior: boolean;
}

/** Reads a story file without running it. */
export function readStoryFile(path: string, text: string): StoryFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const meta = objectIn(callsOf(source, 'meta')[0]);
  const parameters = valueOf(meta, 'parameters');
  const guide = valueOf(objectIn(parameters), 'guide');
  return {
    title: textOf(valueOf(meta, 'title')),
    components: componentsOf(meta),
    guide: guide !== undefined,
    neighbours: neighboursOf(guide),
    stories: storiesOf(source),
  };
}

function callsOf(node: ts.Node, method: string): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (child: ts.Node) => {
    if (
      ts.isCallExpression(child) &&
      ts.isPropertyAccessExpression(child.expression) &&
      child.expression.name.text === method
    ) {
      found.push(child);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** The object literal that is the node, or the first argument of the call it is. */
function objectIn(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node) return undefined;
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isCallExpression(node) ? objectIn(node.arguments[0]) : undefined;
}

function valueOf(object: ts.ObjectLiteralExpression | undefined, name: string) {
  for (const property of object?.properties ?? []) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

function textOf(node: ts.Node | undefined): string {
  return node && ts.isStringLiteralLike(node) ? node.text : '';
}

function componentsOf(meta: ts.ObjectLiteralExpression | undefined): string[] {
  const component = valueOf(meta, 'component');
  const subcomponents = objectIn(valueOf(meta, 'subcomponents'));
  const names = (subcomponents?.properties ?? []).map((property) =>
    nameIn(ts.isPropertyAssignment(property) ? property.initializer : property),
  );
  return component ? [nameIn(component), ...names] : names;
}

/** The name in `Tabs`, and in `Tabs<string>`. */
function nameIn(node: ts.Node): string {
  return /^\w+/.exec(node.getText())?.[0] ?? '';
}

function neighboursOf(guide: ts.Node | undefined): string[] {
  const instead = valueOf(objectIn(guide), 'instead');
  if (!instead || !ts.isArrayLiteralExpression(instead)) return [];
  return instead.elements.flatMap((pair) =>
    ts.isArrayLiteralExpression(pair) ? [textOf(pair.elements[0])] : [],
  );
}

function storiesOf(source: ts.SourceFile): StoryFile['stories'] {
  return source.statements.filter(isExportedConst).flatMap((statement) =>
    statement.declarationList.declarations.flatMap((declaration) => {
      const [call] = callsOf(declaration, 'story');
      if (!call) return [];
      const tags = valueOf(objectIn(call), 'tags')?.getText() ?? '';
      const tagged = (tag: string) => tags.includes(`'${tag}'`);
      const name = declaration.name.getText();
      return [{ name, matrix: tagged('matrix'), behavior: tagged('behavior') }];
    }),
  );
}

function isExportedConst(statement: ts.Statement): statement is ts.VariableStatement {
  return (
    ts.isVariableStatement(statement) &&
    (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}
