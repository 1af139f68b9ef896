import { knownName } from '../internal/knownName.ts';
import type { CategoriesWords } from '../words/subjects/categories/categories.ts';

/**
 * Returns the name of a category of purchases in the language of the words. One that the catalogue
 * does not know is returned as it is, without outer spaces, and a blank one is `Uncategorized`.
 *
 * @example categoryName('LOAN_PAYMENTS', words) // 'Loan payments'
 */
export function categoryName(category: string, words: CategoriesWords): string {
  return knownName(category, words) ?? (category.trim() || words.uncategorized);
}
