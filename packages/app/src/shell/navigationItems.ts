import { FOOT_LINKS, NAVIGATION_ITEMS, type FootLink, type NavigationItem } from '@dime-time/ui';
import { findPage } from '../config/pages.ts';

/**
 * The items of the shared navigation: drawn and ordered by the library, named by the route table. An
 * item without a route would lead nowhere and is left out.
 */
export const navigationItems: readonly NavigationItem[] = named(NAVIGATION_ITEMS);

/** The links at the foot of every page, by the same rule. */
export const footLinks: readonly FootLink[] = named(FOOT_LINKS);

function named<Item extends FootLink>(items: readonly Item[]): Item[] {
  return items.flatMap((item) => {
    const label = findPage(item.href)?.navLabel;
    return label === undefined ? [] : [{ ...item, label }];
  });
}
