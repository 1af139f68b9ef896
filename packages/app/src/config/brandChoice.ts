import type { Brand } from '@dime-time/ui';

/** What this site changes of the library’s brand, beside its name. A build computes its colors. */
export const BRAND: Omit<Brand, 'productName'> = {};
