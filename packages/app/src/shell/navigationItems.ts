import { FOOT_LINKS, NAVIGATION_ITEMS, type FootLink, type NavigationItem } from '@dime-time/ui';
import { findPage } from '../config/pages.ts';

/**
 * The items of the navigation: order and icons from the library, labels from the table of pages. An
 * item without a page is omitted.
 */
export const navigationItems: readonly NavigationItem[] = named(NAVIGATION_ITEMS);

/** The links in the footer, by the same rule. */
export const footLinks: readonly FootLink[] = named(FOOT_LINKS);

function named<Item extends FootLink>(items: readonly Item[]): Item[] {
  return items.flatMap((item) => {
    const label = findPage(item.href)?.navLabel;
    return label === undefined ? [] : [{ ...item, label }];
  });
}
