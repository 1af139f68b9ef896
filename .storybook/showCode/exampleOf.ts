import ts from 'typescript';
import { CodeWriter } from './CodeWriter.ts';
import { Sheet } from './Sheet.ts';
import type { Story } from './storiesOf.ts';
import {
  answerOf,
  bare,
  type Code,
  functionOf,
  type FunctionWithBody,
  NotExpressible,
  type Props,
  type Scope,
  type Values,
} from './values.ts';
import { valueOf } from './writtenAs.ts';

/** What is rendered: a function, with the values of its parameters. */
interface Drawn {
  of: FunctionWithBody;
  scope: Scope;
}

/** The options of an example. */
export interface Subject {
  values: Values;
  /** Whether data is a prop of the example instead of being written out above it. */
  takesData: boolean;
}

/** The code of a story, not yet formatted: what a partner writes for the same result. */
export function exampleOf(subject: Subject, story: Story): string {
  const { values } = subject;
  const drawn = drawnBy(values, story);
  if (!drawn) return written(subject, undefined, (writer) => defaultElement(writer, story));
  const inner = insideOf(values, drawn);
  if (inner) {
    try {
      return written(subject, undefined, (writer) => bodyOf(writer, inner));
    } catch (error) {
      if (!(error instanceof NotExpressible)) throw error;
    }
  }
  const shared = isSpreadOften(drawn) && story.args.size > 2 ? story : undefined;
  return written(subject, shared, (writer) => bodyOf(writer, drawn));
}

function drawnBy(values: Values, { render, args }: Story): Drawn | undefined {
  if (!render) return undefined;
  const node = bare(render.node);
  const of = ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? node : undefined;
  if (!of) throw new NotExpressible('It is drawn by something else.');
  return { of, scope: values.bind(of, [{ kind: 'props', props: args }], render.scope) };
}

function defaultElement(writer: CodeWriter, { component, args }: Story): string {
  if (!component) throw new NotExpressible('It has no component.');
  const node = bare(component.node);
  // A child that is a function needs a parameter type.
  const children = args.get('children');
  const isTyped = children && ts.isArrowFunction(bare(children.node));
  const tag = ts.isExpressionWithTypeArguments(node) && !isTyped ? node.expression : node;
  return `return (${writer.element(writer.write(tag, component.scope), args)});`;
}

/** A component of the story file that is the whole story, such as one with state. */
function insideOf(values: Values, { of, scope }: Drawn): Drawn | undefined {
  const answer = answerOf(of);
  const element = answer && bare(answer);
  if (!element || !ts.isJsxSelfClosingElement(element)) return undefined;
  if (!ts.isIdentifier(element.tagName)) return undefined;
  const referent = values.modules.referentOf(element.tagName);
  const inner = referent.kind === 'declared' ? functionOf(referent.declaration) : undefined;
  if (!inner) return undefined;
  const props = propsGiven(values, element.attributes, scope);
  return { of: inner, scope: values.bind(inner, [{ kind: 'props', props }], new Map()) };
}

function propsGiven(values: Values, attributes: ts.JsxAttributes, scope: Scope): Props {
  const props = new Map<string, Code>();
  for (const attribute of attributes.properties) {
    const given = ts.isJsxSpreadAttribute(attribute)
      ? values.propsOf({ kind: 'code', node: attribute.expression, scope })
      : new Map([
          [attribute.name.getText(), { kind: 'code', node: valueOf(attribute), scope } as const],
        ]);
    for (const [name, code] of given) props.set(name, code);
  }
  return props;
}

function bodyOf(writer: CodeWriter, { of, scope }: Drawn): string {
  if (!of.body) throw new NotExpressible('It draws nothing.');
  if (!ts.isBlock(of.body)) return `return (${writer.write(of.body, scope)});`;
  return writer.write(of.body, scope).slice(1, -1);
}

/** Whether several elements of a story spread the same props. */
function isSpreadOften({ of }: Drawn): boolean {
  const [parameter] = of.parameters;
  if (!parameter || !ts.isIdentifier(parameter.name)) return false;
  const name = parameter.name.text;
  return of.getText().split(`{...${name}}`).length > 2;
}

/** The body of an example, with all its declarations above it. */
function written(
  { values, takesData }: Subject,
  shared: Story | undefined,
  body: (writer: CodeWriter) => string,
): string {
  const sheet = new Sheet(takesData);
  const writer = new CodeWriter(values, sheet, shared?.args);
  const example = body(writer);
  if (shared?.component) {
    const { component, args } = shared;
    const tag = writer.write(component.node, component.scope).replace(/<.*/s, '');
    sheet.import({
      from: 'react',
      name: 'ComponentProps',
      local: 'ComponentProps',
      typeOnly: true,
    });
    sheet.claim('shared', 'the props that several elements share');
    sheet.state('shared', () => {
      const props = writer.object(args);
      return `const shared = ${props} satisfies Partial<ComponentProps<typeof ${tag}>>;`;
    });
  }
  return sheet.code(example);
}
