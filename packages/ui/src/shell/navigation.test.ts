import { describe, expect, test } from 'vitest';
import {
  FOOT_LINKS,
  NAVIGATION_ICON_LINKS,
  NAVIGATION_ITEMS,
  isActiveRoute,
  tabItems,
} from './navigation.ts';

describe('the shared navigation', () => {
  // @requirement 2.navigation.items 3.navigation-item
  test('has the eight items of the specification in their order, and the dashboard after Home', () => {
    expect(NAVIGATION_ITEMS.map(({ href, label }) => [href, label])).toEqual([
      ['/', 'Home'],
      ['/dashboard', 'Dashboard'],
      ['/transactions', 'Transactions'],
      ['/debts', 'Debts'],
      ['/crypto', 'Crypto'],
      ['/dime-token', 'DTT'],
      ['/banking', 'Banking'],
      ['/insights', 'Insights'],
      ['/business-analytics', 'Analytics'],
    ]);
  });

  // @requirement 2.navigation.icon-links
  test('has a bell, the settings and the QR code as icon links', () => {
    const links = Object.values(NAVIGATION_ICON_LINKS).map(({ href, label }) => [href, label]);
    expect(links).toEqual([
      ['/notifications', 'Notifications'],
      ['/qr', 'QR Code'],
      ['/settings', 'Settings'],
    ]);
  });
});

test('the footer links to the pages that are nowhere else in the shell', () => {
  expect(FOOT_LINKS.map(({ href }) => href)).toEqual(['/legal', '/stats', '/signup']);
  const elsewhere = [...NAVIGATION_ITEMS, ...Object.values(NAVIGATION_ICON_LINKS)];
  expect(elsewhere.filter(({ href }) => FOOT_LINKS.some((link) => link.href === href))).toEqual([]);
});

describe('isActiveRoute', () => {
  test.each([
    ['/', '/', true],
    ['/', '/?from=mail', true],
    ['/', '', true],
    ['/', '/debts', false],
    ['/debts', '/debts', true],
    ['/debts', '/debts/', true],
    ['/debts', '/debts#visa', true],
    ['/debts', '/debts/visa', true],
    ['/debts', '/debts-of-others', false],
    ['/dashboard', '/', false],
  ])('%s while %s is open: %s', (href, path, expected) => {
    expect(isActiveRoute(href, path)).toBe(expected);
  });

  // @requirement 2.navigation.active
  test('the item of the open page is the only active one', () => {
    const routes = [...NAVIGATION_ITEMS.map((item) => item.href), '/nowhere'];
    for (const route of routes) {
      const active = NAVIGATION_ITEMS.filter((item) => isActiveRoute(item.href, route));
      expect(active.map((item) => item.href)).toEqual(route === '/nowhere' ? [] : [route]);
    }
  });
});

describe('tabItems', () => {
  test('keeps the five everyday items', () => {
    expect(tabItems(NAVIGATION_ITEMS).map((item) => item.label)).toEqual([
      'Home',
      'Dashboard',
      'Transactions',
      'Debts',
      'Banking',
    ]);
  });

  test('never returns more than five', () => {
    const home = NAVIGATION_ITEMS.slice(0, 1);
    expect(tabItems([...home, ...home, ...home, ...home, ...home, ...home])).toHaveLength(5);
  });
});
