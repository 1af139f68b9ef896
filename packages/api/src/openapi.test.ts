import { endpointPath, endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { openApi } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: unknown;
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security?: readonly unknown[];
}

const config = parseConfig({ VITE_BANK_PROVIDER: 'otherbank' }, '/');
const document = openApi(config) as {
  paths: Record<string, Record<string, Operation>>;
};

test.each(Object.entries<Endpoint>(endpoints))('%s is described', (key, endpoint) => {
  const path = endpointPath(endpoint, { bank: 'otherbank' });
  const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
  expect(operation?.operationId).toBe(key);
  expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
  expect(Object.keys(operation?.responses ?? {})).toEqual([String(endpoint.status), 'default']);
});

test('it says which calls need nobody, and what a page is asked by', () => {
  expect(document.paths['/api/contact']?.['post']?.security).toEqual([]);
  const names = document.paths['/api/transactions']?.['get']?.parameters?.map(({ name }) => name);
  expect(names).toEqual(['limit', 'before']);
});

test('a field of a write says its grammar', () => {
  expect(JSON.stringify(document.paths['/api/payments'])).toContain('"additionalProperties":false');
  expect(JSON.stringify(document.paths['/api/payments'])).toContain('"pattern"');
});
