export { categoryName } from './categoryName.ts';
export { categoriesWords } from './words/categories.ts';
