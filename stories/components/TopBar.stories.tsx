import { TopBar } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/debts',
    user: { name: 'Ada Byron', email: 'ada@example.test' },
    onLogout: fn(),
  },
});

/** Whether the page is wider than the screen. */
const overflows = () => document.documentElement.scrollWidth > window.innerWidth;

/** At a desk: the eight items beside their drawings, the icon links and the user menu. */
export const Default = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    const items = [...nav.querySelectorAll('a')];
    await expect(items.map((item) => [item.getAttribute('href'), item.textContent])).toEqual([
      ['/', 'Home'],
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
export const Playground = meta.story();

/** On a tablet: the drawings stand over their labels, the mark without the name. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation', { name: 'Main' }).querySelectorAll('a');
    await expect(links).toHaveLength(8);
    for (const link of links) {
      const { height, width, right } = link.getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    await expect(overflows()).toBe(false);
  },
});

/** On a phone: the logo, the bell and the button of the drawer. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Notifications, 3 new' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(overflows()).toBe(false);
  },
});

/** On the dashboard the product's name is what is highlighted: no item leads there. */
export const OnTheDashboard = meta.story({
  args: { currentPath: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Dime Time');
  },
});

/** Nothing new: the bell without its badge. */
export const NothingNew = meta.story({ args: { notificationCount: 0 } });

/** A name of two hundred letters stays in the menu. */
export const LongName = meta.story({
  args: { user: { name: LONG_NAME, email: `${LONG_NAME}@example.test` } },
  play: async () => {
    await expect(overflows()).toBe(false);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
