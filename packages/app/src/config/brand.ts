import { dimeTimeBrand, type Brand } from '@dime-time/ui';
import { config } from './config.ts';

/** The brand of this build. */
export const brand: Brand = { ...dimeTimeBrand, productName: config.productName };
