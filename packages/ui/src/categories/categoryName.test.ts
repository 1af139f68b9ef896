import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../words/index.ts';
import { words as spanishCatalogue } from '../words/locales/es-US/categories.ts';
import { categoryName } from './categoryName.ts';
import { categoriesWords } from './words/categories.ts';

const english = wordsOf(categoriesWords, ENGLISH);
const spanish = wordsOf(categoriesWords, { locale: 'es-US', catalogue: spanishCatalogue });

test.each([
  ['Groceries', 'Groceries', 'Supermercado'],
  ['Food and Drink', 'Food and Drink', 'Comida y bebida'],
  ['FOOD_AND_DRINK', 'Food and Drink', 'Comida y bebida'],
  ['LOAN_PAYMENTS', 'Loan payments', 'Pagos de préstamos'],
  ['Bills', 'Bills', 'Facturas'],
  ['Other', 'Other', 'Otros'],
  ['Uncategorized', 'Uncategorized', 'Sin categoría'],
  [' ', 'Uncategorized', 'Sin categoría'],
])('%s is %s, in Spanish %s', (category, name, translated) => {
  expect(categoryName(category, english)).toBe(name);
  expect(categoryName(category, spanish)).toBe(translated);
});

test.each(['Model trains', 'constructor', '3D printing'])('%s stays as it is', (category) => {
  expect(categoryName(` ${category} `, spanish)).toBe(category);
});
