import { expect, test } from 'vitest';
import { declaredType } from './declaredType.ts';

const parent = {
  fileName: 'main/packages/ui/src/debts/ClosedDebts/ClosedDebts.tsx',
  name: 'ClosedDebtsProps',
};

test('a type that the compiler wrote out is named as its interface names it', () => {
  const type = { name: 'readonly { id: string; name: string; ... 7 more ...; }[]' };
  expect(declaredType({ name: 'debts', type, parent })).toBe('readonly Debt[]');
});

test('what the compiler says in a name or in literals stays', () => {
  const type = { name: "'s' | 'm' | 'l'" };
  expect(declaredType({ name: 'debts', type, parent })).toBe("'s' | 'm' | 'l'");
});

test('what no interface of the library declares stays', () => {
  const type = { name: 'NonNullable<string>' };
  expect(declaredType({ name: 'elsewhere', type, parent })).toBe('NonNullable<string>');
  expect(declaredType({ name: 'debts', type })).toBe('NonNullable<string>');
  const ofReact = { fileName: 'node_modules/@types/react/index.d.ts', name: 'HTMLAttributes' };
  expect(declaredType({ name: 'style', type, parent: ofReact })).toBe('NonNullable<string>');
});
