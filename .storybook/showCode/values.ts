import ts from 'typescript';
import type { StoryModules } from './storyModules.ts';

/** Thrown if a story has no code that a partner could write; the message says why. */
export class NotExpressible extends Error {}

/** The value of a parameter while the body of its function is written. */
export type Value =
  | { kind: 'code'; node: ts.Expression; scope: Scope }
  | { kind: 'props'; props: Props }
  | { kind: 'missing' };

/** An expression, with the values of its parameters. */
export type Code = Extract<Value, { kind: 'code' }>;

/** Props in the order in which they are written; one whose name begins with dots is an object that is spread. */
export type Props = ReadonlyMap<string, Code>;

export const SPREAD = '...';

/** A prop by its name. */
export function propOf(props: Props, name: string): Value {
  const prop = props.get(name);
  if (!prop && [...props.keys()].some((each) => each.startsWith(SPREAD))) {
    throw new NotExpressible(`Only running it would tell its ${name}.`);
  }
  return prop ?? { kind: 'missing' };
}

/** The values of parameters, by their declaration. */
export type Scope = ReadonlyMap<ts.Declaration, Value>;

export type FunctionWithBody = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

/** Without `as`, `satisfies` and parentheses. */
export function bare(node: ts.Expression): ts.Expression {
  const wrapped =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return wrapped ? bare(node.expression) : node;
}

/** The definition of a function: its declaration, or the arrow function of a constant. */
export function functionOf(declaration: ts.Declaration): FunctionWithBody | undefined {
  if (ts.isFunctionDeclaration(declaration)) return declaration;
  const held = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return held && (ts.isArrowFunction(held) || ts.isFunctionExpression(held)) ? held : undefined;
}

/** The expression that a function returns, if it does nothing else. */
export function answerOf(of: FunctionWithBody): ts.Expression | undefined {
  if (!of.body) return undefined;
  if (!ts.isBlock(of.body)) return of.body;
  const [only, ...others] = of.body.statements;
  return only && others.length === 0 && ts.isReturnStatement(only) ? only.expression : undefined;
}

/** Reads the values of a story file without running it. */
export class Values {
  readonly modules: StoryModules;

  constructor(modules: StoryModules) {
    this.modules = modules;
  }

  /** The values of a function’s parameters when it is called with these arguments. */
  bind(of: FunctionWithBody, values: readonly Value[], outer: Scope): Scope {
    const scope = new Map(outer);
    for (const [index, parameter] of of.parameters.entries()) {
      this.#bindName(parameter, values[index] ?? { kind: 'missing' }, scope);
    }
    return scope;
  }

  #bindName(
    declaration: ts.ParameterDeclaration | ts.BindingElement,
    value: Value,
    scope: Map<ts.Declaration, Value>,
  ): void {
    const { name, initializer } = declaration;
    const given: Value =
      value.kind === 'missing' && initializer ? { kind: 'code', node: initializer, scope } : value;
    if (ts.isIdentifier(name)) {
      scope.set(declaration, given);
      return;
    }
    if (!ts.isObjectBindingPattern(name)) throw new NotExpressible('It takes an array apart.');
    const rest = new Map(this.propsOf(given));
    for (const element of name.elements) {
      if (element.dotDotDotToken) {
        this.#bindName(element, { kind: 'props', props: rest }, scope);
        continue;
      }
      const key = (element.propertyName ?? element.name).getText();
      this.#bindName(element, propOf(rest, key), scope);
      rest.delete(key);
    }
  }

  /** The properties of a value that is an object; throws if they cannot be determined. */
  propsOf(value: Value): Props {
    if (value.kind === 'props') return value.props;
    const props = value.kind === 'code' ? this.#propsOfCode(value) : undefined;
    if (!props) throw new NotExpressible('It has props that only running it would tell.');
    return props;
  }

  #propsOfCode({ node, scope }: Code): Props | undefined {
    const expression = bare(node);
    if (ts.isObjectLiteralExpression(expression)) return this.#propsOfLiteral(expression, scope);
    if (this.#isOfPackage(expression))
      return new Map([[SPREAD + expression.getText(), { kind: 'code', node: expression, scope }]]);
    if (ts.isIdentifier(expression)) {
      const meant = this.meaningOf(expression, scope);
      return meant && this.propsOf(meant);
    }
    if (ts.isPropertyAccessExpression(expression)) return this.#propsOfAccess(expression, scope);
    if (!ts.isCallExpression(expression)) return undefined;
    const answer = this.answerOfCall(expression, scope);
    return answer && this.#propsOfCode(answer);
  }

  /** A constant of a package, or a part of one. */
  #isOfPackage(node: ts.Expression): boolean {
    if (ts.isPropertyAccessExpression(node)) return this.#isOfPackage(node.expression);
    return ts.isIdentifier(node) && this.modules.referentOf(node).kind === 'package';
  }

  #propsOfLiteral(literal: ts.ObjectLiteralExpression, scope: Scope): Props {
    const props = new Map<string, Code>();
    const add = (name: string, code: Code) => {
      props.delete(name);
      props.set(name, code);
    };
    for (const property of literal.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = this.propsOf({ kind: 'code', node: property.expression, scope });
        for (const [name, code] of spread) add(name, code);
      } else if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
        const name = ts.isIdentifier(property.name) ? property.name.text : textOf(property.name);
        add(name, { kind: 'code', node: property.initializer, scope });
      } else if (ts.isShorthandPropertyAssignment(property)) {
        add(property.name.text, { kind: 'code', node: property.name, scope });
      } else if (property.name && ts.isIdentifier(property.name)) {
        // A method, such as `play() {}`: it is looked up by its name and never written.
        add(property.name.text, { kind: 'code', node: property.name, scope });
      } else {
        throw new NotExpressible('It has a prop whose name only running it would tell.');
      }
    }
    return props;
  }

  /** Also `Other.input`, the arguments of another story. */
  #propsOfAccess(access: ts.PropertyAccessExpression, scope: Scope): Props | undefined {
    const owner = bare(access.expression);
    if (access.name.text === 'input' && ts.isIdentifier(owner)) {
      const meant = this.meaningOf(owner, scope);
      const call = meant?.kind === 'code' ? bare(meant.node) : undefined;
      if (!call || !ts.isCallExpression(call)) return undefined;
      const [given] = call.arguments;
      return given ? this.propsOf({ kind: 'code', node: given, scope }) : new Map();
    }
    const code = this.propsOf({ kind: 'code', node: owner, scope }).get(access.name.text);
    return code && this.propsOf(code);
  }

  /** The meaning of a name: a parameter, or a constant of the stories. */
  meaningOf(name: ts.Identifier, scope: Scope): Value | undefined {
    const referent = this.modules.referentOf(name);
    if (referent.kind === 'local') {
      return referent.declaration && scope.get(referent.declaration);
    }
    if (referent.kind !== 'declared') return undefined;
    const { declaration } = referent;
    if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
    if ((declaration.parent.flags & ts.NodeFlags.Const) === 0) return undefined;
    return { kind: 'code', node: declaration.initializer, scope: new Map() };
  }

  /** The result of calling a function of the stories, if it is a single expression. */
  answerOfCall(call: ts.CallExpression, scope: Scope): Code | undefined {
    const callee = bare(call.expression);
    if (!ts.isIdentifier(callee)) return undefined;
    const referent = this.modules.referentOf(callee);
    const of = referent.kind === 'declared' ? functionOf(referent.declaration) : undefined;
    const answer = of && answerOf(of);
    if (!of || !answer) return undefined;
    const values = call.arguments.map((node): Value => ({ kind: 'code', node, scope }));
    return { kind: 'code', node: answer, scope: this.bind(of, values, new Map()) };
  }
}

function textOf(name: ts.PropertyName): string {
  return ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}
