import ts from 'typescript';
import type { Code, Props, Values } from './values.ts';

/** The parts of a story that determine what is rendered. */
export interface Story {
  /** The name it is exported by. */
  readonly name: string;
  readonly component: Code | undefined;
  readonly args: Props;
  readonly render: Code | undefined;
}

/** Reads the stories of a file: `meta.story({ … })`, with what they share in `preview.meta({ … })`. */
export function storiesOf(values: Values): Map<string, () => Story> {
  const { file } = values.modules;
  const meta = exactlyOne(callsAtTop(file).filter(([, call]) => methodOf(call) === 'meta'));
  const stories = callsAtTop(file).filter(([, call]) => methodOf(call) === 'story');
  return new Map(
    stories.map(([name, call]) => [
      name,
      () => {
        const shared = propsGiven(values, meta);
        const own = propsGiven(values, call);
        const argsOf = (props: Props) => {
          const args = props.get('args');
          return args ? values.propsOf(args) : new Map<string, Code>();
        };
        return {
          name,
          component: own.get('component') ?? shared.get('component'),
          args: new Map([...argsOf(shared), ...argsOf(own)]),
          render: own.get('render') ?? shared.get('render'),
        };
      },
    ]),
  );
}

function propsGiven(values: Values, call: ts.CallExpression | undefined): Props {
  const [node] = call?.arguments ?? [];
  return node ? values.propsOf({ kind: 'code', node, scope: new Map() }) : new Map();
}

function exactlyOne(calls: [string, ts.CallExpression][]): ts.CallExpression | undefined {
  return calls.length === 1 ? calls[0]?.[1] : undefined;
}

/** The top-level constants of a file that hold the result of a method. */
function callsAtTop(file: ts.SourceFile): [string, ts.CallExpression][] {
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(
      ({ name, initializer }): [string, ts.CallExpression][] =>
        initializer && ts.isCallExpression(initializer) ? [[name.getText(), initializer]] : [],
    );
  });
}

function methodOf(call: ts.CallExpression): string | undefined {
  const { expression } = call;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}
