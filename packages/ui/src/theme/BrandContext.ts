import { createContext, useContext } from 'react';
import type { ResolvedBrand } from './brand.ts';
import { defaultBrand } from './defaultBrand.ts';

export const BrandContext = createContext<ResolvedBrand>(defaultBrand);

/** Returns the brand of the current site, with the defaults of the fields that it left out. */
export function useBrand(): ResolvedBrand {
  return useContext(BrandContext);
}
