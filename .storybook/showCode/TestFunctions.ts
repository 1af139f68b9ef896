import ts from 'typescript';
import { bare, type Code, NotExpressible, type Scope, type Values } from './values.ts';

/** An empty function, as a partner writes it. */
export const NOTHING = 'nothing';

/** Finds the replacement of Storybook’s `fn()`, and of helpers that return one. */
export class TestFunctions {
  readonly #values: Values;
  readonly #reaching = new Map<ts.Declaration, boolean>();

  constructor(values: Values) {
    this.#values = values;
  }

  /** The function that a test function wraps, or an empty one; `undefined` for other code. */
  standIn({ node, scope }: Code): Code | typeof NOTHING | undefined {
    const expression = bare(node);
    if (ts.isIdentifier(expression)) return this.#ofName(expression, scope);
    return ts.isCallExpression(expression) ? this.#ofCall(expression, scope) : undefined;
  }

  #ofName(name: ts.Identifier, scope: Scope): Code | typeof NOTHING | undefined {
    const referent = this.#values.modules.referentOf(name);
    if (referent.kind === 'declared' && !this.#reaches(referent.declaration)) return undefined;
    const meant = this.#values.meaningOf(name, scope);
    return meant?.kind === 'code' ? this.standIn(meant) : undefined;
  }

  #ofCall(call: ts.CallExpression, scope: Scope): Code | typeof NOTHING | undefined {
    if (!ts.isIdentifier(call.expression)) return undefined;
    const referent = this.#values.modules.referentOf(call.expression);
    if (referent.kind === 'package' && referent.from === 'storybook/test') {
      if (referent.name !== 'fn') throw new NotExpressible(`It uses ${referent.name} of a test.`);
      return this.#wrapped(call, scope);
    }
    if (referent.kind !== 'declared' || !this.#reaches(referent.declaration)) return undefined;
    const answer = this.#values.answerOfCall(call, scope);
    return answer && (this.standIn(answer) ?? answer);
  }

  #wrapped(call: ts.CallExpression, scope: Scope): Code | typeof NOTHING {
    const [node] = call.arguments;
    if (node) {
      const code: Code = { kind: 'code', node, scope };
      return this.standIn(code) ?? code;
    }
    const [type] = call.typeArguments ?? [];
    const answers =
      type && !(ts.isFunctionTypeNode(type) && type.type.kind === ts.SyntaxKind.VoidKeyword);
    if (answers) throw new NotExpressible('It has a function that answers only in its test.');
    return NOTHING;
  }

  /** Whether a declaration uses `storybook/test`, directly or indirectly. */
  #reaches(declaration: ts.Declaration): boolean {
    const known = this.#reaching.get(declaration);
    if (known !== undefined) return known;
    this.#reaching.set(declaration, false);
    const visit = (node: ts.Node): boolean => {
      if (ts.isIdentifier(node) && isReference(node)) {
        const referent = this.#values.modules.referentOf(node);
        if (referent.kind === 'package') return referent.from === 'storybook/test';
        return referent.kind === 'declared' && this.#reaches(referent.declaration);
      }
      return ts.forEachChild(node, visit) ?? false;
    };
    const reaches = ts.forEachChild(declaration, visit) ?? false;
    this.#reaching.set(declaration, reaches);
    return reaches;
  }
}

/**
 * Whether an identifier refers to a declaration elsewhere, rather than naming a property or being
 * declared.
 */
export function isReference(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  if (ts.isQualifiedName(parent)) return parent.left === name;
  if (ts.isBindingElement(parent)) return parent.initializer === name;
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) {
    return /^[A-Z]/.test(name.text);
  }
  if (ts.isJsxAttribute(parent)) return false;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isTypePredicateNode(parent) || ts.isNamedTupleMember(parent)) return false;
  const named = parent as { name?: ts.Node };
  return named.name !== name;
}
