import { Eye } from 'lucide-react';
import { NAVIGATION_ITEMS, TopBar } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, enlargeText } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: {
    guide: guide({
      use: 'Tops every signed-in page: logo, navigation, the bell, and the account.',
      instead: [
        ['AppShell', 'to place it over a page, with skip link, tabs and main region'],
        ['NavDrawer', 'to use only the drawer'],
      ],
      dos: [
        'Pass the router’s path as it is; a page below an item highlights that item.',
        'Pass the same items to every bar.',
        'Put site-wide actions, such as hiding amounts, in `actions`.',
      ],
      donts: [
        'Do not add a tenth item: nine just fit on a tablet, and with more, all of them move to the drawer.',
        'Do not show it to visitors who are not signed in.',
      ],
      accessibility: [
        'It is a banner with one navigation named “Main”; the open page is marked with `aria-current`.',
        'The count on the bell is part of its name: “Notifications, 3 new”.',
        'On a phone, and whenever the text is too large for the bar, the navigation is in the drawer, not just out of view.',
        'It is not printed.',
      ],
    }),
    layout: 'fullscreen',
  },
  args: {
    currentPath: '/debts',
    user: { name: 'Ada Byron', email: 'ada@example.test' },
    onLogout: fn(),
  },
});

/** Items that a site may add. */
const MORE_ITEMS = [
  { href: '/goals', label: 'Goals', icon: Eye },
  { href: '/household', label: 'Household', icon: Eye },
];

/** Whether the page is wider than the screen. */
const overflows = () => document.documentElement.scrollWidth > window.innerWidth;

/** On a desktop: the items under their icons, the icon links and the user menu. */
// @requirement 2.navigation.top-bar 2.navigation.name-and-logo 2.navigation.bell
export const Default = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    const items = [...nav.querySelectorAll('a')];
    await expect(items.map((item) => [item.getAttribute('href'), item.textContent])).toEqual([
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
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Debts');
    await expect(canvas.getByRole('link', { name: 'Dime Time' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(canvas.getByRole('link', { name: 'Notifications, 3 new' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'QR Code' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(overflows()).toBe(false);
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    homeHref: '/dashboard',
    notificationCount: 12,
    actions: [{ label: 'Hide Amounts', icon: Eye, onSelect: fn() }],
  },
});

/** On a tablet: icons above their labels, and the mark without the name. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation', { name: 'Main' }).querySelectorAll('a');
    await expect(links).toHaveLength(9);
    for (const link of links) {
      const { height, width, right } = link.getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    await expect(overflows()).toBe(false);
  },
});

/** On a phone: the logo, the bell and the drawer button. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Notifications, 3 new' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(overflows()).toBe(false);
  },
});

/**
 * On the dashboard, its item is highlighted, and so is the product’s name, which also leads there.
 */
export const OnTheDashboard = meta.story({
  args: { currentPath: '/dashboard' },
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole('link', { current: 'page' })
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    await expect(names).toEqual(['Dime Time', 'Dashboard']);
  },
});

/** Text enlarged by the reader: what no longer fits moves to the drawer. */
export const EnlargedText = meta.story({
  globals: { viewport: { value: 'desk' } },
  beforeEach: enlargeText('200%'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(overflows()).toBe(false);
  },
});

/** More items than fit: the bar measures them, and they move to the drawer. */
export const TooManyItems = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: { items: [...NAVIGATION_ITEMS, ...MORE_ITEMS] },
  play: async ({ canvas }) => {
    // The bar measures its items in its first frame, which a busy machine may draw after this starts.
    await expect(await canvas.findByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(overflows()).toBe(false);
  },
});

/** If the notifications are a sample, the count says so. */
export const ExamplesCounted = meta.story({
  args: { notificationLabel: 'examples' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications, 3 examples' })).toBeVisible();
  },
});

/** Nothing new: the bell without its badge. */
export const NothingNew = meta.story({ args: { notificationCount: 0 } });

/** A 200-character name stays in the menu. */
export const LongName = meta.story({
  args: { user: { name: LONG_NAME, email: `${LONG_NAME}@example.test` } },
  play: async () => {
    await expect(overflows()).toBe(false);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The bar at this width, with an icon link as the open page and a two-digit count. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: { currentPath: '/settings', notificationCount: 12 },
});
