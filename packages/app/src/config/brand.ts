import type { Brand } from '@dime-time/ui';
import { config } from './config.ts';
import { BRAND } from './brandChoice.ts';

/** The brand of this build. */
export const brand: Brand = { ...BRAND, productName: config.productName };
