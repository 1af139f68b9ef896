import { BottomTabs, NAVIGATION_ITEMS } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/BottomTabs',
  component: BottomTabs,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { currentPath: '/transactions' },
});

/** Five tabs at the foot of a phone, each at least 44 px in both directions. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('link');
    await expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Home',
      'Transactions',
      'Debts',
      'Crypto',
      'Insights',
    ]);
    for (const tab of tabs) {
      const { width, height } = tab.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      // No label is cut.
      const label = tab.querySelector('span');
      await expect(label?.scrollWidth).toBeLessThanOrEqual(label?.clientWidth ?? 0);
    }
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Transactions');
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(Math.round(bar.bottom)).toBe(window.innerHeight);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** On a page that has no tab. */
export const NoneActive = meta.story({
  args: { currentPath: '/settings' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
});

/** Other items, chosen by the site. */
export const OtherItems = meta.story({ args: { items: NAVIGATION_ITEMS.slice(0, 3) } });

/** From a tablet up the top bar takes its place. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'phone' } } });
