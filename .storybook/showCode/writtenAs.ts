import ts from 'typescript';
import { bare } from './values.ts';

/** A string, a number or a boolean that is as short as its name, so it is inlined. */
export function plainLiteral(node: ts.Expression): boolean {
  const literal = bare(node);
  if (ts.isPrefixUnaryExpression(literal)) return ts.isNumericLiteral(literal.operand);
  return (
    ts.isStringLiteralLike(literal) ||
    ts.isNumericLiteral(literal) ||
    literal.kind === ts.SyntaxKind.TrueKeyword ||
    literal.kind === ts.SyntaxKind.FalseKeyword
  );
}

/** Whether an expression needs parentheses when it replaces a name. */
export function needsParentheses(node: ts.Expression): boolean {
  return !(
    plainLiteral(node) ||
    ts.isIdentifier(node) ||
    ts.isCallExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isTemplateExpression(node) ||
    isElement(node)
  );
}

function isElement(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

/** An attribute of JSX: `name`, `name="text"` or `name={value}`. */
export function asAttribute(name: string, node: ts.Expression | undefined, write: () => string) {
  if (node?.kind === ts.SyntaxKind.TrueKeyword) return name;
  if (node && ts.isStringLiteral(node)) {
    // An attribute keeps its quotes, because its content is not JavaScript.
    if (node.parent && ts.isJsxAttribute(node.parent)) return `${name}=${node.getText()}`;
    if (!/["&\\\n]/.test(node.getText())) return `${name}="${node.text}"`;
  }
  return `${name}={${write()}}`;
}

/** A child of JSX: elements and plain text as they are, anything else in braces. */
export function asChild(node: ts.Expression | undefined, write: () => string): string {
  if (node && isElement(node)) return write();
  const plain = node && ts.isStringLiteral(node) && /^[^\s{}<>&\\"]([^{}<>&\\"]*[^\s{}<>&\\"])?$/;
  return plain && plain.test(node.text) ? node.text : `{${write()}}`;
}

/** The value of an attribute; `true` if it has none. */
export function valueOf({ initializer }: ts.JsxAttribute): ts.Expression {
  if (!initializer) return ts.factory.createTrue();
  if (!ts.isJsxExpression(initializer)) return initializer;
  return initializer.expression ?? ts.factory.createTrue();
}

/** Whether the type of state can be inferred from its initial value. */
export function tellsItsType(node: ts.Expression): boolean {
  const value = bare(node);
  if (ts.isStringLiteralLike(value)) return false;
  return plainLiteral(value) || ts.isCallExpression(value);
}

/** The type of a constant that holds data of the fixtures. */
export function typeOfData(declaration: ts.Declaration): ts.TypeNode | undefined {
  const isOfFixtures = /[\\/]fixtures[\\/]/.test(declaration.getSourceFile().fileName);
  return isOfFixtures && ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
}
