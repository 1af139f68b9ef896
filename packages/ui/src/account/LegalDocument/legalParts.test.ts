import { describe, expect, test } from 'vitest';
import { contentsOf, plainTextOf, type LegalPart } from './LegalDocument.model.ts';
import { legalParts } from './legalParts.ts';

const parts = legalParts({ productName: 'Dime Time', contactEmail: 'help@example.test' });

function part(title: string): LegalPart {
  const found = parts.find((one) => one.title === title);
  if (!found) throw new Error(`no part '${title}'`);
  return found;
}

/** The words of one section, by its position from 1. */
function section(title: string, number: number): string {
  const found = part(title).sections[number - 1];
  if (!found) throw new Error(`no section ${number} in '${title}'`);
  return plainTextOf({ ...part(title), title: '', summary: '', sections: [found] });
}

// @requirement 2.legal.parts 2.legal.terms 2.legal.privacy
test('the four parts are in the order of the specification', () => {
  expect(parts.map(({ title, sections }) => [title, sections.length])).toEqual([
    ['Financial Risk Disclosure', 7],
    ['Terms of Service', 6],
    ['Privacy Policy', 12],
    ['Regulatory Notice', 2],
  ]);
});

describe('Financial Risk Disclosure', () => {
  // @requirement 2.legal.risks
  test.each([
    ['crypto volatility', /cryptocurrency can rise or fall sharply/],
    ['possible loss of funds', /lose part or all of what you invest/],
    ['past performance', /do not guarantee future ones/],
    ['regulatory change', /new rule can limit, delay, tax, or end a feature/],
    ['banking fees', /charge a fee/],
    ['banking delays', /several business days/],
    ['debt tools informational only', /estimates for information only/],
    ['not licensed advisors', /is not a licensed financial advisor/],
  ])('covers %s', (_point, words) => {
    expect(plainTextOf(part('Financial Risk Disclosure'))).toMatch(words);
  });
});

describe('Terms of Service', () => {
  // @requirement 2.legal.terms 9.policy.age 9.policy.changes
  test.each([
    [1, 'service description as is', /provided as is and as available/],
    [2, 'user responsibilities', /at least 18 years old/],
    [3, 'limitation of liability', /not liable for indirect/],
    [4, 'third-party integrations', /provided by other companies/],
    [5, 'account management and suspension', /may suspend or close an account/],
    [6, 'changes to terms', /at least 30 days before/],
  ])('section %i is on %s', (number, _point, words) => {
    expect(section('Terms of Service', number)).toMatch(words);
  });
});

describe('Privacy Policy', () => {
  // @requirement 2.legal.privacy 9.policy.age 9.policy.records 9.policy.messages 9.policy.changes
  // @requirement 9.policy.requests
  test.each([
    [1, 'information collected', /We collect:/],
    [2, 'use', /use this information to:/],
    [3, 'sharing', /do not sell your personal information/],
    [4, 'security', /encrypted/],
    [5, 'rights in California', /California Consumer Privacy Act/],
    [5, 'rights in the EU', /General Data Protection Regulation/],
    [6, 'retention of records', /records for 7 years/],
    [6, 'retention of communications', /messages between you and us for 3 years/],
    [7, 'cookies', /cookie/],
    [8, 'international transfers', /standard contractual clauses/],
    [9, 'children under 18', /Children under 18/],
    [10, 'changes', /30 days before they take effect/],
    [11, 'contact', /question about your privacy/],
    [12, 'the response time', /every privacy request within 30 days/],
  ])('section %i is on %s', (number, _point, words) => {
    expect(section('Privacy Policy', number)).toMatch(words);
  });
});

test('the texts use the name of the brand', () => {
  const other = legalParts({ productName: 'Spare Change Club' }).map(plainTextOf).join('\n');
  expect(other).toContain('Spare Change Club');
  expect(other).not.toContain('Dime Time');
});

test('the contact block has the address if there is one', () => {
  const emailIn = (names: Parameters<typeof legalParts>[0]) =>
    legalParts(names)
      .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
      .flatMap((block) => (block.kind === 'contact' ? [block.email] : []));
  expect(emailIn({ productName: 'A', contactEmail: 'a@example.test' })).toEqual(['a@example.test']);
  expect(emailIn({ productName: 'A' })).toEqual([undefined]);
});

describe('contentsOf', () => {
  test('numbers the sections of each part from 1', () => {
    const contents = contentsOf(parts);
    expect(contents[1]?.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(contents[2]?.entries[11]).toEqual({
      number: 12,
      title: 'Response times',
      href: '#privacy-response-time',
    });
  });

  test('links to IDs that exist once', () => {
    const targets = parts.flatMap(({ id, sections }) => [id, ...sections.map((one) => one.id)]);
    expect(new Set(targets).size).toBe(targets.length);
    const links = contentsOf(parts).flatMap(({ href, entries }) => [
      href,
      ...entries.map((entry) => entry.href),
    ]);
    expect(links).toEqual(targets.map((id) => `#${id}`));
  });
});
