import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { insertImport, newFile, readText, UsageError, type Change } from './changes.ts';

const ENDPOINTS = 'packages/finance-core/src/contract/endpoints.ts';
const SUITE = 'tests/contract/suite.ts';

interface Verb {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly status: 200 | 201 | 204;
}

/** The method of a call by the first word of its name; any other word is a POST. */
const VERBS: Readonly<Record<string, Verb>> = {
  get: { method: 'GET', status: 200 },
  create: { method: 'POST', status: 201 },
  put: { method: 'PUT', status: 200 },
  update: { method: 'PATCH', status: 200 },
  delete: { method: 'DELETE', status: 204 },
};

/** What the new call returns until its schema and its rule are written. */
const PLACEHOLDER = "{ message: 'Not implemented.' }";

/**
 * The files of a new call of the API: its line in the endpoint table, a route, a handler of the mock
 * backend and a test of the contract suite. It returns a message until its rule is written.
 */
export function newEndpoint(root: string, subject: string, name: string): Change[] {
  const [verbName = '', ...words] = name.split(/(?=[A-Z])/);
  if (!/^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(name)) {
    throw new UsageError(`An endpoint is named like getDebts: a verb and a noun, not ${name}.`);
  }
  const verb = VERBS[verbName] ?? { method: 'POST', status: 200 };
  const noun = words.join('-').toLowerCase();
  const path = verbName in VERBS ? noun : `${noun}/${verbName}`;
  const endpoints = readText(root, ENDPOINTS);
  if (new RegExp(`^  ${name}: `, 'm').test(endpoints)) throw new UsageError(`${name} exists.`);
  const routes = `packages/api/src/${subject}/routes.ts`;
  const handlers = handlersOf(root, subject);
  const suite = readText(root, SUITE);
  return [
    { path: ENDPOINTS, text: withEndpoint(endpoints, name, path, verb) },
    { path: routes, text: withRoute(readText(root, routes), name, verb) },
    { path: handlers, text: withHandler(readText(root, handlers), name, verb) },
    newFile(root, `tests/contract/${name}.ts`, testText(name, verb)),
    { path: SUITE, text: withTests(suite, name) },
  ];
}

/** The file of the subject with the most handlers of the mock backend. */
function handlersOf(root: string, subject: string): string {
  const folder = `mocks/${subject}`;
  const files = globSync('*Handlers.ts', { cwd: join(root, folder) })
    .map((file) => `${folder}/${file}`)
    .toSorted();
  const calls = (path: string) => readText(root, path).split('answer(').length;
  const [file] = files.toSorted((one, other) => calls(other) - calls(one));
  if (file === undefined) throw new UsageError(`${folder} has no file *Handlers.ts.`);
  return file;
}

function withEndpoint(text: string, name: string, path: string, verb: Verb): string {
  const answer = verb.status === 204 ? 'nothing' : 'messageAnswer';
  const line = `${name}: { method: '${verb.method}', path: '/api/${path}', answer: ${answer}, status: ${verb.status} },`;
  return replaced(text, /\n\} as const satisfies/, (end) => `\n${line}${end}`, ENDPOINTS);
}

const resultOf = ({ status }: Verb) => (status === 204 ? 'undefined' : `(${PLACEHOLDER})`);

function withRoute(text: string, name: string, verb: Verb): string {
  const call = verb.method === 'GET' ? 'readRoute' : 'writeRoute';
  const line = `${call}('${name}', async () => ${resultOf(verb)})`;
  const routes = withElement(text, line, (array) => {
    const { parent } = array;
    return ts.isVariableDeclaration(parent) && parent.name.getText().endsWith('Routes');
  });
  return importsRoute(text, call)
    ? routes
    : replaced(routes, HTTP_ROUTE, (start) => `${start}${call}, `, 'the import of route.ts');
}

/** The start of the import that has the kinds of routes. */
const HTTP_ROUTE = /import \{ (?=[^}]*\} from '\.\.\/http\/route\.ts')/;

const importsRoute = (text: string, call: string) =>
  new RegExp(`import \\{[^}]*\\b${call}\\b[^}]*\\} from '\\.\\./http/route\\.ts'`).test(text);

/** The text with the pattern replaced, which has to be there. */
function replaced(
  text: string,
  pattern: RegExp,
  replacement: (...groups: string[]) => string,
  what: string,
): string {
  if (!pattern.test(text)) throw new UsageError(`Found no place for the call in ${what}.`);
  return text.replace(pattern, replacement);
}

function withHandler(text: string, name: string, verb: Verb): string {
  const backend = /Handlers\((\w+):/.exec(text)?.[1] ?? 'backend';
  const line = `answer(${backend}, '${name}', () => ${resultOf(verb)})`;
  return withElement(text, line, ({ parent }) => {
    const declaration = parent.parent.parent;
    return (
      ts.isReturnStatement(parent) &&
      ts.isFunctionDeclaration(declaration) &&
      declaration.name?.text.endsWith('Handlers') === true
    );
  });
}

/** The text with one more element at the end of the first array that is the one meant. */
function withElement(
  text: string,
  element: string,
  isMeant: (array: ts.ArrayLiteralExpression) => boolean,
): string {
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const find = (node: ts.Node): ts.ArrayLiteralExpression | undefined =>
    ts.isArrayLiteralExpression(node) && isMeant(node) ? node : ts.forEachChild(node, find);
  const array = find(source);
  if (!array) throw new UsageError(`Found no list for ${element}.`);
  const { elements, end } = array;
  return `${text.slice(0, elements.end)}${elements.hasTrailingComma ? '' : ','}\n${element}${text.slice(end - 1)}`;
}

const describeName = (name: string) => `describe${name[0]?.toUpperCase()}${name.slice(1)}`;

function withTests(suite: string, name: string): string {
  const call = `describe('${name}', () => { ${describeName(name)}(client); });`;
  const withCall = replaced(suite, /\n {2}\}\);\n\}\n$/, (end) => `\n${call}${end}`, SUITE);
  return insertImport(withCall, `import { ${describeName(name)} } from './${name}.ts';`);
}

const testText = (name: string, { method, status }: Verb) => `
import { beforeEach, expect, test } from 'vitest';
import type { Client } from './target.ts';

/** The contract of \`${name}\`. */
export function ${describeName(name)}({ target, send }: Client): void {
  beforeEach(() => target.reset());

  test('answers ${method} with ${status}', async () => {
    const response = await send('${name}');
    expect(response.status).toBe(${status});
    ${status === 204 ? `expect(await response.text()).toBe('');` : `expect(await response.json()).toEqual(${PLACEHOLDER});`}
  });
}
`;
