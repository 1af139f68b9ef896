import { createContext, useContext } from 'react';
import { dimeTimeBrand, type Brand } from './brand.ts';

export const BrandContext = createContext<Brand>(dimeTimeBrand);

/** The brand of the site the component stands on. */
export function useBrand(): Brand {
  return useContext(BrandContext);
}
