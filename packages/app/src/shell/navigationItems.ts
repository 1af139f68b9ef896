import { NAVIGATION_ITEMS, type NavigationItem } from '@dime-time/ui';
import { findRoute } from '../routes.tsx';

/**
 * The items of the shared navigation: drawn and ordered by the library, named by the route table. An
 * item without a route would lead nowhere and is left out.
 */
export const navigationItems: readonly NavigationItem[] = NAVIGATION_ITEMS.flatMap((item) => {
  const label = findRoute(item.href)?.navLabel;
  return label === undefined ? [] : [{ ...item, label }];
});
