import { describe, expect, test } from 'vitest';
import { offersExtensions } from './features.ts';

const cacheOf = (answers: Record<string, unknown>) => ({
  get: (path: string) => (path in answers ? { data: answers[path] } : undefined),
});

describe('offersExtensions', () => {
  test('a server that names features does', () => {
    expect(offersExtensions(cacheOf({ '/api/service-status': { features: ['purse'] } }))).toBe(
      true,
    );
  });

  test.each([
    ['nothing is known', {}],
    ['a bare server', { '/api/service-status': {}, '/api/dashboard-summary': {} }],
    ['a list without an entry', { '/api/service-status': { features: [] } }],
    ['a purse of a server that names none', { '/api/dashboard-summary': { roundUpsWaiting: 294 } }],
  ])('%s does not', (_name, answers) => {
    expect(offersExtensions(cacheOf(answers))).toBe(false);
  });
});
