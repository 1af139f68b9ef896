import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';
import { greetingName } from './Dashboard.model.ts';

const words = wordsOf(dashboardWords, ENGLISH);

// @requirement 2.dashboard.greeting
test.each([
  [{ firstName: 'Ada' }, 'Ada'],
  [{ firstName: '  ' }, 'User'],
  [{}, 'User'],
  [undefined, 'User'],
])('%o is greeted as %s', (user, name) => {
  expect(greetingName(user, words)).toBe(name);
});
