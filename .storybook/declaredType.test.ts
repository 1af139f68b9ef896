import { expect, test } from 'vitest';
import { declaredType } from './declaredType.ts';

const parent = {
  fileName: 'main/packages/ui/src/debts/ClosedDebts/ClosedDebts.tsx',
  name: 'ClosedDebtsProps',
};

test('a type that the compiler expanded has the name from its interface', () => {
  const type = { name: 'readonly { id: string; name: string; ... 7 more ...; }[]' };
  expect(declaredType({ name: 'debts', type, parent })).toBe('readonly Debt[]');
});

test('a name or literals from the compiler stay', () => {
  const type = { name: "'s' | 'm' | 'l'" };
  expect(declaredType({ name: 'debts', type, parent })).toBe("'s' | 'm' | 'l'");
});

test('a type that no interface of the library declares stays', () => {
  const type = { name: 'NonNullable<string>' };
  expect(declaredType({ name: 'elsewhere', type, parent })).toBe('NonNullable<string>');
  expect(declaredType({ name: 'debts', type })).toBe('NonNullable<string>');
  const ofReact = { fileName: 'node_modules/@types/react/index.d.ts', name: 'HTMLAttributes' };
  expect(declaredType({ name: 'style', type, parent: ofReact })).toBe('NonNullable<string>');
});
