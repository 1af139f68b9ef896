import { expect, test } from 'vitest';
import { newUserRecord } from './newUserRecord.ts';

// @requirement 3.new-user
test('the record is the form without the confirmation, with its stamps', () => {
  const form = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.test',
    username: 'ada',
    password: 'engine-1843',
    confirmPassword: 'engine-1843',
  };
  const stamp = {
    id: 'new_1',
    createdAt: '2026-11-19T14:05:01Z',
    agreedToTermsDate: '2026-11-19T14:05:00Z',
  };
  expect(newUserRecord(form, stamp)).toEqual({
    id: 'new_1',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.test',
    username: 'ada',
    password: 'engine-1843',
    createdAt: '2026-11-19T14:05:01Z',
    agreedToTerms: true,
    agreedToTermsDate: '2026-11-19T14:05:00Z',
  });
});
