import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(entry: object): string {
  const lines: string[] = [];
  createLogger('info', { write: (line) => void lines.push(line) }).info(entry, 'Something.');
  return lines.join('');
}

test.each([
  { email: 'ada@example.test' },
  { headers: { cookie: 'ada@example.test', authorization: 'ada@example.test' } },
  { request: { headers: { 'set-cookie': 'ada@example.test' } } },
  { body: { amount: 'ada@example.test', publicToken: 'ada@example.test' } },
  { item: { access_token: 'ada@example.test' } },
])('%o leaves nothing private in the log', (entry) => {
  expect(logged(entry)).toContain('Something.');
  expect(logged(entry)).not.toContain('ada@example.test');
});

test('an error is told without the row that a database quotes in it', () => {
  const refused = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.test) already exists.',
  });
  const line = logged({ err: new Error('A write failed.', { cause: refused }) });
  expect(line).toContain('duplicate key');
  expect(line).toContain('23505');
  expect(line).not.toContain('ada@example.test');
});
