import { describe, expect, test } from 'vitest';
import { validateContact } from './validateContact.ts';

const FORM = { name: 'Ada', email: 'ada@example.test', message: 'Hello' };

test('a whole form is the message to send, without spaces around', () => {
  expect(validateContact({ ...FORM, name: ' Ada ' })).toEqual({ ok: true, value: FORM });
});

describe.each(['', '   ', '\t\n'])('%j counts as empty', (empty) => {
  // @requirement 5.contact.required
  test.each(['name', 'email', 'message'] as const)('in %s', (field) => {
    expect(validateContact({ ...FORM, [field]: empty })).toEqual({
      ok: false,
      notice: 'contactMissingFields',
      field,
    });
  });
});
