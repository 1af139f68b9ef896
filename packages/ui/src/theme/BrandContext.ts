import { createContext, useContext } from 'react';
import { dimeTimeBrand, type Brand } from './brand.ts';

export const BrandContext = createContext<Brand>(dimeTimeBrand);

/** Returns the brand of the current site. */
export function useBrand(): Brand {
  return useContext(BrandContext);
}
