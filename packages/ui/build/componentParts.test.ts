import { expect, test } from 'vitest';
import { componentParts, isPartName, partName, partsIn, rootOfPart } from './componentParts.ts';

test.each([
  ['DebtCard', 'debt-card'],
  ['QrCode', 'qr-code'],
  ['Money', 'money'],
])('the root of %s is %s', (component, name) => {
  expect(partName(component)).toBe(name);
});

test('a part belongs to the longest root that it begins with', () => {
  const roots = ['money', 'money-field', 'icon'];
  expect(rootOfPart('money-field-currency', roots)).toBe('money-field');
  expect(rootOfPart('money', roots)).toBe('money');
  expect(rootOfPart('moneybag', roots)).toBeUndefined();
});

test.each(['Card', 'card title', 'card--title', '-card', ''])('%j is no name of a part', (name) => {
  expect(isPartName(name)).toBe(false);
});

test('the parts of a component are those of its modules and of the shared ones', () => {
  const sources = {
    'debts/DebtCard/DebtCard.tsx': `<Card data-part="debt-card"><p data-part="debt-card-balance" />
<p data-part="debt-card-balance" data-party="no" />`,
    'internal/Field/Field.tsx': "const props = { 'data-part': 'field-label' };",
    'money/Money/Money.tsx': '<data data-part="money" />',
  };
  expect(partsIn(sources['debts/DebtCard/DebtCard.tsx'])).toEqual([
    'debt-card',
    'debt-card-balance',
  ]);
  const modules = ['debts/DebtCard/DebtCard.tsx', 'internal/Field/Field.tsx'];
  expect(componentParts({ DebtCard: { modules, uses: ['Money'] } }, sources)).toEqual({
    DebtCard: ['debt-card', 'debt-card-balance', 'field-label'],
  });
});
