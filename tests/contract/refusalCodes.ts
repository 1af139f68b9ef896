import { REFUSAL_CODES } from '@dime-time/finance-core/contract';
import { expect } from 'vitest';
import type { Target } from './target.ts';

/** The wire form of each kind of value. */
const KINDS: Readonly<Record<string, RegExp>> = {
  money: /^"\d+\.\d{2}"$/,
  day: /^"\d{4}-\d{2}-\d{2}"$/,
  count: /^\d+$/,
  text: /^".+"$/,
};

interface Coded {
  readonly code?: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The target, each of whose error answers has to have a known code with the values of that code. */
export function withKnownCodes(target: Target): Target {
  return {
    ...target,
    async fetch(path, init) {
      const response = await target.fetch(path, init);
      const type = response.headers.get('Content-Type') ?? '';
      if (type.startsWith('application/problem+json')) {
        const problem = (await response.clone().json()) as Coded & { errors?: Coded[] };
        for (const coded of [problem, ...(problem.errors ?? [])]) expectKnown(coded, path);
      }
      return response;
    },
  };
}

function expectKnown({ code = '', values = {} }: Coded, path: string): void {
  expect(Object.keys(REFUSAL_CODES), path).toContain(code);
  const kinds = (REFUSAL_CODES as Readonly<Record<string, object>>)[code] ?? {};
  expect(Object.keys(values), code).toEqual(Object.keys(kinds));
  for (const [name, kind] of Object.entries(kinds)) {
    expect(JSON.stringify(values[name]), `${code}: ${name}`).toMatch(KINDS[kind as string] ?? /^$/);
  }
}
