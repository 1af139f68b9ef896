import { endpoints, REFUSAL_CODES, type Endpoint } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { parseConfig } from './config/config.ts';
import { openApi } from './openapi.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly description?: string;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Operation {
  readonly operationId: string;
  readonly requestBody?: unknown;
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly security?: readonly unknown[];
}

const config = parseConfig({ VITE_BANK_PROVIDER: 'otherbank' }, '/');
const document = openApi(config) as {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, Readonly<Record<string, string>>>;
  };
};

test('it says which cookie a tool sends', () => {
  const { session } = document.components.securitySchemes;
  expect(session).toMatchObject({ type: 'apiKey', in: 'cookie', name: 'dime_time_session' });
  const secure = openApi(
    parseConfig({ PUBLIC_URL: 'https://dime.example' }, '/'),
  ) as typeof document;
  expect(secure.components.securitySchemes['session']?.['name']).toBe('__Host-dime_time_session');
});

test.each(Object.entries<Endpoint>(endpoints))('%s is described', (key, endpoint) => {
  const path = endpoint.path.replace('{bank}', 'otherbank');
  const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
  expect(operation?.operationId).toBe(key);
  expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
  expect(Object.keys(operation?.responses ?? {})).toEqual([String(endpoint.status), 'default']);
});

test('it says which calls need nobody, and what a page is asked by', () => {
  expect(document.paths['/api/contact']?.['post']?.security).toEqual([]);
  const names = document.paths['/api/transactions']?.['get']?.parameters?.map(({ name }) => name);
  expect(names).toEqual(['limit', 'before', 'Expected-User']);
});

test('a call about one thing names it in its path, and may answer nothing', () => {
  const remove = document.paths['/api/debts/{id}']?.['delete'];
  expect(remove?.parameters?.map(({ name }) => name)).toEqual([
    'id',
    'Idempotency-Key',
    'Expected-User',
  ]);
  expect(remove?.responses['204']?.content).toBeUndefined();
});

test('a refusal says its code, of which all are listed with their values', () => {
  const { Problem } = document.components.schemas;
  expect(Problem?.required).toContain('code');
  const { description = '' } = Problem?.properties?.['code'] ?? {};
  for (const code of Object.keys(REFUSAL_CODES)) expect(description).toContain(code);
  expect(description).toContain('debt-owed (balance: money)');
});

test('a field of a write says its grammar', () => {
  expect(JSON.stringify(document.paths['/api/payments'])).toContain('"additionalProperties":false');
  expect(JSON.stringify(document.paths['/api/payments'])).toContain('"pattern"');
});

test('an answer says what is written and not all that a reader would take', () => {
  const answerOf = (path: string, status = '200') =>
    document.paths[path]?.['get']?.responses[status]?.content?.['application/json']?.schema;
  const debt = answerOf('/api/debts')?.items?.properties;
  expect(debt?.['id']).toEqual({ type: 'string', minLength: 1 });
  expect(debt?.['accountNumber']).toMatchObject({ anyOf: [{ type: 'string' }, { type: 'null' }] });
  expect(debt?.['interestRate']).toEqual({ type: 'number' });
  expect(debt?.['currentBalance']?.type).toBe('string');
  expect('6200.00').toMatch(new RegExp(debt?.['currentBalance']?.pattern ?? 'none'));
  const balance = answerOf('/api/dime-token/balance')?.properties?.['balance'];
  expect(balance?.type).toBe('string');
});

test('no field of an answer is a string or a number', () => {
  const unions: string[] = [];
  const walk = (schema: Schema, path: string) => {
    const kinds = schema.anyOf?.map(({ type }) => type) ?? [];
    if (kinds.includes('string') && kinds.some((kind) => kind === 'number' || kind === 'integer'))
      unions.push(path);
    if (schema.items) walk(schema.items, `${path}[]`);
    for (const one of schema.anyOf ?? []) walk(one, path);
    for (const [name, one] of Object.entries(schema.properties ?? {})) walk(one, `${path}.${name}`);
  };
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const { responses } of Object.values(operations)) {
      for (const { content } of Object.values(responses)) {
        for (const { schema } of Object.values(content ?? {})) walk(schema, path);
      }
    }
  }
  expect(unions).toEqual([]);
});
