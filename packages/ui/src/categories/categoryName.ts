import type { CategoriesWords } from '../words/subjects/categories/categories.ts';

/**
 * Returns the name of a category of purchases in the language of the words. One that the catalogue
 * does not know is returned as it is, without outer spaces, and a blank one is `Uncategorized`.
 *
 * @example categoryName('LOAN_PAYMENTS', words) // 'Loan payments'
 */
export function categoryName(category: string, words: CategoriesWords): string {
  const text = category.trim();
  if (text === '') return words.uncategorized;
  const key = text
    .toLowerCase()
    .replaceAll(/[\s_]+(.)/g, (_match, letter: string) => letter.toUpperCase());
  return Object.hasOwn(words, key) ? words[key as keyof CategoriesWords] : text;
}
