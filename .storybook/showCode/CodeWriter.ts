import ts from 'typescript';
import { Meanings } from './Meanings.ts';
import type { Sheet } from './Sheet.ts';
import { topStatementOf } from './storyModules.ts';
import { isReference, NOTHING } from './TestFunctions.ts';
import {
  bare,
  type Code,
  NotExpressible,
  type Props,
  type Scope,
  SPREAD,
  type Values,
} from './values.ts';
import {
  asAttribute,
  asChild,
  needsParentheses,
  tellsItsType,
  typeOfData,
  valueOf,
} from './writtenAs.ts';

const NO_SCOPE: Scope = new Map();

/**
 * Writes the code of stories as a partner would, and adds the declarations it needs to the sheet.
 */
export class CodeWriter {
  readonly #values: Values;
  readonly #sheet: Sheet;
  readonly #meanings: Meanings;
  readonly #shared: Props | undefined;

  /** @param shared props that are declared above the example, in a constant of that name. */
  constructor(values: Values, sheet: Sheet, shared?: Props) {
    this.#values = values;
    this.#sheet = sheet;
    this.#meanings = new Meanings(values);
    this.#shared = shared;
  }

  /** The text of a node, in which everything that partners do not have is replaced. */
  write(node: ts.Node, scope: Scope, skipped?: ts.Node): string {
    // From the attribute `name` without a value.
    if (node.pos < 0) return 'true';
    const { text } = node.getSourceFile();
    const written: string[] = [];
    let at = node.getStart();
    const visit = (child: ts.Node) => {
      const instead = child === skipped ? '' : this.#replaced(child, scope);
      if (instead === undefined) {
        ts.forEachChild(child, visit);
        return;
      }
      written.push(text.slice(at, child.getStart()), instead);
      at = child.end;
    };
    visit(node);
    return [...written, text.slice(at, node.end)].join('');
  }

  /** A value on its own: after `name=`, or among the children of an element. */
  value(code: Code): string {
    const meant = this.#meanings.meant(code);
    if (!meant) return '() => {}';
    const { node, scope } = meant;
    if (!ts.isArrowFunction(node) || !node.type) return this.write(node, scope);
    // The context determines the return type of the function.
    return this.write(node, scope, node.type).replace(/\)\s*:\s*(?==>)/, ') ');
  }

  /** An element with these props; what is text already stays as it is. */
  element(tag: string, parts: ReadonlyMap<string, Code | string>, children?: string): string {
    const attributes = [...parts].flatMap(([name, part]) => {
      if (typeof part === 'string') return [part];
      if (name.startsWith(SPREAD)) return [`{...${this.value(part)}}`];
      return name === 'children' ? [] : [this.#attribute(name, part)];
    });
    const given = parts.get('children');
    const inside = children ?? (typeof given === 'object' ? this.#child(given) : undefined);
    const open = [tag, ...attributes].join(' ');
    return inside === undefined ? `<${open} />` : `<${open}>${inside}</${tag.replace(/<.*/s, '')}>`;
  }

  /** An object with these props. */
  object(props: Props): string {
    const written = [...props].map(([name, code]) => {
      const key = name.startsWith(SPREAD) ? SPREAD : `${JSON.stringify(name)}: `;
      return key + this.value(code);
    });
    return `{ ${written.join(', ')} }`;
  }

  #attribute(name: string, code: Code): string {
    if (this.#meanings.followed(bare(code.node), code.scope)?.kind === 'missing') return '';
    const node = this.#meanings.meant(code)?.node;
    return asAttribute(name, node, () => this.value(code));
  }

  #child(code: Code): string {
    const meant = this.#meanings.meant(code) ?? code;
    const node = bare(meant.node);
    return asChild(node, () => this.value({ ...meant, node }));
  }

  #replaced(node: ts.Node, scope: Scope): string | undefined {
    if (node.kind === ts.SyntaxKind.ExportKeyword) return '';
    if (ts.isIdentifier(node)) return isReference(node) ? this.#name(node, scope) : undefined;
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return this.#jsx(node, scope);
    if (ts.isJsxAttribute(node)) {
      return this.#attribute(node.name.getText(), { kind: 'code', node: valueOf(node), scope });
    }
    if (ts.isJsxExpression(node)) return this.#jsxExpression(node, scope);
    if (ts.isExpressionStatement(node)) return this.#statement(node, scope);
    if (ts.isCallExpression(node)) return this.#call(node, scope);
    if (ts.isPropertyAccessExpression(node) || ts.isBinaryExpression(node)) {
      return this.#inPlace(node, scope);
    }
    if (!ts.isShorthandPropertyAssignment(node)) return undefined;
    const { text: name } = node.name;
    const text = this.#name(node.name, scope) ?? name;
    return text === name ? name : `${name}: ${text}`;
  }

  #name(name: ts.Identifier, scope: Scope): string | undefined {
    const referent = this.#values.modules.referentOf(name);
    if (referent.kind === 'outside') throw new NotExpressible(`It uses ${referent.from}.`);
    if (referent.kind === 'package') {
      if (/^@?storybook/.test(referent.from) || referent.name === 'default') {
        throw new NotExpressible(`It uses ${referent.name} of ${referent.from}.`);
      }
      return this.#sheet.import(referent);
    }
    const value = this.#meanings.followed(name, scope);
    if (value?.kind === 'props') throw new NotExpressible('It hands all its props on.');
    if (value || referent.kind === 'local') return this.#inPlace(name, scope);
    if (this.#meanings.standIn({ kind: 'code', node: name, scope }) === NOTHING)
      return '(() => {})';
    return this.#declared(referent.declaration);
  }

  /** The value of a name or a prop, inside other code. */
  #inPlace(node: ts.Expression, scope: Scope): string | undefined {
    const value = this.#meanings.followed(node, scope);
    if (value?.kind === 'missing') return 'undefined';
    if (value?.kind !== 'code') return undefined;
    const meant = this.#meanings.meant(value);
    const text = this.value(value);
    return meant && !needsParentheses(bare(meant.node)) ? text : `(${text})`;
  }

  #declared(declaration: ts.Declaration): string {
    const name = (declaration as ts.VariableDeclaration).name.getText();
    const statement = topStatementOf(declaration);
    if (!statement) throw new NotExpressible(`It uses ${name}, which stands nowhere.`);
    const place = `${statement.getSourceFile().fileName} ${statement.pos}`;
    if (this.#sheet.claim(name, declaration) && this.#sheet.claim(place, statement)) {
      const type = this.#sheet.takesData ? typeOfData(declaration) : undefined;
      if (type) this.#sheet.give(name, this.write(type, NO_SCOPE));
      else this.#sheet.state(name, () => this.write(statement, NO_SCOPE));
    }
    this.#sheet.use(name);
    return name;
  }

  /** A call of an empty function is left out. */
  #statement({ expression }: ts.ExpressionStatement, scope: Scope): string | undefined {
    const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
    if (!ts.isCallExpression(call)) return undefined;
    const isNothing = this.#meanings.isNothing({ kind: 'code', node: call.expression, scope });
    return isNothing ? '' : undefined;
  }

  #call(call: ts.CallExpression, scope: Scope): string | undefined {
    const standIn = this.#meanings.standIn({ kind: 'code', node: call, scope });
    if (standIn === NOTHING) return '() => {}';
    // Above the example, no context determines the return type of a function.
    if (standIn)
      return this.#sheet.isAbove ? this.write(standIn.node, standIn.scope) : this.value(standIn);
    if (this.#meanings.followed(bare(call.expression), scope)) {
      throw new NotExpressible('It calls a prop.');
    }
    const [start] = call.arguments;
    const stateful = start && call.expression.getText() === 'useState' && !call.typeArguments;
    return stateful ? this.#state(call, start, scope) : undefined;
  }

  /**
   * `useState(props.value)`: its type is that of the prop, which cannot always be inferred from the
   * value.
   */
  #state(call: ts.CallExpression, start: ts.Expression, scope: Scope): string | undefined {
    const value = this.#meanings.followed(start, scope);
    if (!value || value.kind === 'props') return undefined;
    const meant = value.kind === 'code' ? this.#meanings.meant(value) : undefined;
    if (meant && tellsItsType(meant.node)) return undefined;
    const prop = this.#meanings.typeOfProp(start);
    if (!prop) return undefined;
    const hook = this.write(call.expression, scope);
    const type = `${this.write(prop.of, scope)}['${prop.name}']`;
    return `${hook}<${type}>(${value.kind === 'code' ? this.value(value) : ''})`;
  }

  #jsxExpression(node: ts.JsxExpression, scope: Scope): string | undefined {
    const { expression } = node;
    if (!expression || ts.isJsxAttribute(node.parent)) return undefined;
    const value = this.#meanings.followed(expression, scope);
    if (value?.kind === 'missing') return '';
    return value?.kind === 'code' ? this.#child(value) : undefined;
  }

  /** An element that spreads known props, which are written out. */
  #jsx(node: ts.JsxElement | ts.JsxSelfClosingElement, scope: Scope): string | undefined {
    const opening = ts.isJsxElement(node) ? node.openingElement : node;
    const known = opening.attributes.properties.some(
      (each) => ts.isJsxSpreadAttribute(each) && this.#meanings.spread(each, scope),
    );
    if (!known) return undefined;
    const children = ts.isJsxElement(node)
      ? node.children
          .map((child) => (ts.isJsxText(child) ? child.text : this.write(child, scope)))
          .join('')
      : undefined;
    const tag = this.write(opening.tagName, scope);
    return this.element(tag, this.#parts(opening.attributes, scope), children);
  }

  #parts(attributes: ts.JsxAttributes, scope: Scope): Map<string, Code | string> {
    const parts = new Map<string, Code | string>();
    const add = (name: string, part: Code | string) => {
      parts.delete(name);
      parts.set(name, part);
    };
    for (const attribute of attributes.properties) {
      if (ts.isJsxAttribute(attribute)) {
        add(attribute.name.getText(), { kind: 'code', node: valueOf(attribute), scope });
        continue;
      }
      const spread = this.#meanings.spread(attribute, scope);
      if (spread && spread === this.#shared) add('...', '{...shared}');
      else if (spread) for (const [name, code] of spread) add(name, code);
      else add(attribute.getText(), this.write(attribute, scope));
    }
    return parts;
  }
}
