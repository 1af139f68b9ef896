import ts from 'typescript';
import { NOTHING, TestFunctions } from './TestFunctions.ts';
import {
  bare,
  type Code,
  type Props,
  propOf,
  type Scope,
  type Value,
  type Values,
} from './values.ts';
import { plainLiteral } from './writtenAs.ts';

/** Resolves what replaces a name, a prop or a test function. */
export class Meanings {
  readonly #values: Values;
  readonly #tests: TestFunctions;

  constructor(values: Values) {
    this.#values = values;
    this.#tests = new TestFunctions(values);
  }

  /** The replacement of a test function; `undefined` for other code. */
  standIn(code: Code): Code | typeof NOTHING | undefined {
    return this.#tests.standIn(code);
  }

  /** Whether code is an empty function, or a prop that is missing. */
  isNothing(code: Code): boolean {
    const value = this.followed(bare(code.node), code.scope) ?? code;
    return value.kind === 'missing' || (value.kind === 'code' && !this.meant(value));
  }

  /**
   * Resolves names of parameters, plain constants and test functions in code; `undefined` for `()
   * => {}`.
   */
  meant(code: Code): Code | undefined {
    const standIn = this.standIn(code);
    if (standIn) return standIn === NOTHING ? undefined : standIn;
    const node = bare(code.node);
    const followed = this.followed(node, code.scope);
    if (followed?.kind === 'code') return this.meant(followed);
    return plainLiteral(node) ? { ...code, node } : code;
  }

  /** The value of a parameter, a prop or a plain constant. */
  followed(node: ts.Expression, scope: Scope): Value | undefined {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const owner = this.#values.meaningOf(node.expression, scope);
      return owner?.kind === 'props' ? propOf(owner.props, node.name.text) : undefined;
    }
    if (ts.isBinaryExpression(node)) return this.#chosen(node, scope);
    if (!ts.isIdentifier(node)) return undefined;
    const value = this.#values.meaningOf(node, scope);
    if (this.#values.modules.referentOf(node).kind === 'local') return value;
    return value?.kind === 'code' && plainLiteral(value.node) ? value : undefined;
  }

  /** `props.onRestore && …`, if it is known whether the prop exists. */
  #chosen({ left, operatorToken, right }: ts.BinaryExpression, scope: Scope): Value | undefined {
    if (operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return undefined;
    const value = this.followed(bare(left), scope);
    if (value?.kind === 'missing') return value;
    const meant = value?.kind === 'code' ? this.meant(value) : value;
    const isThere = value && (!meant || (meant.kind === 'code' && ts.isArrowFunction(meant.node)));
    return isThere ? { kind: 'code', node: right, scope } : undefined;
  }

  /** The props that an element spreads, if they are known. */
  spread({ expression }: ts.JsxSpreadAttribute, scope: Scope): Props | undefined {
    const node = bare(expression);
    if (ts.isObjectLiteralExpression(node)) {
      return this.#values.propsOf({ kind: 'code', node, scope });
    }
    const value = ts.isIdentifier(node) ? this.#values.meaningOf(node, scope) : undefined;
    const isKnown =
      value?.kind === 'props' ||
      (value?.kind === 'code' && ts.isObjectLiteralExpression(bare(value.node)));
    return isKnown ? this.#values.propsOf(value) : undefined;
  }

  /**
   * The component and the name of the prop that a name refers to, if the story file determines it.
   */
  typeOfProp(prop: ts.Expression): { of: ts.TypeNode; name: string } | undefined {
    const owner = ts.isPropertyAccessExpression(prop) ? prop.expression : prop;
    if (!ts.isIdentifier(owner)) return undefined;
    const referent = this.#values.modules.referentOf(owner);
    if (referent.kind !== 'local' || !referent.declaration) return undefined;
    const { declaration } = referent;
    const of = ts.findAncestor(declaration, ts.isParameter)?.type;
    if (!of) return undefined;
    if (ts.isPropertyAccessExpression(prop)) return { of, name: prop.name.text };
    if (!ts.isBindingElement(declaration)) return undefined;
    return { of, name: (declaration.propertyName ?? declaration.name).getText() };
  }
}
