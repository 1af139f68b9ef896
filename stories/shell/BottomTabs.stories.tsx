import { BottomTabs, Grid, NAVIGATION_ITEMS } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { enlargeText } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Shell/BottomTabs',
  component: BottomTabs,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Puts the five everyday destinations within reach of the thumb, on a phone. On a tablet and up, the top bar replaces it.',
      instead: [
        ['TopBar', 'to navigate on a tablet or larger'],
        ['NavDrawer', 'to list all destinations'],
        ['Tabs', 'to switch between panels of one page'],
      ],
      dos: [
        'Keep to five items with labels of one short word: that is what fits the narrowest phone.',
        'Pass the path of the open page, even if no tab leads to it.',
        'Leave room at the end of the page, as `AppShell` does.',
      ],
      donts: [
        'Do not put actions in it: every tab is a destination.',
        'Do not show it without another way to the destinations that have no tab.',
      ],
      accessibility: [
        'It is a navigation landmark named Tabs, distinct from the main navigation.',
        'Tabs are links, each at least 44 px in both directions.',
        'The open page has `aria-current`, a line above the tab and a different color.',
        'The focus ring is drawn inside the tab, because the edge of the screen would cut it off.',
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
  args: { currentPath: '/transactions' },
});

/** Five tabs at the bottom of a phone, each at least 44 px in both directions. */
// @requirement 2.navigation.bottom-tabs
export const Default = meta.story({
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('link');
    await expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Home',
      'Dashboard',
      'Transactions',
      'Debts',
      'Banking',
    ]);
    for (const tab of tabs) {
      const { width, height } = tab.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      // No label is truncated.
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

/** Different items, chosen by the site. */
export const OtherItems = meta.story({ args: { items: NAVIGATION_ITEMS.slice(0, 3) } });

/** On a tablet and up, the top bar replaces it. */
// @requirement 2.navigation.bottom-tabs
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** Enlarged text on a tablet leaves as much room as a phone, so the tabs appear. */
export const EnlargedText = meta.story({
  globals: { viewport: { value: 'tablet' } },
  beforeEach: enlargeText('200%'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'phone' } } });

const PLACES = ['/', '/dashboard', '/transactions', '/debts', '/banking', '/settings'] as const;

/** Each tab open in turn, and none; taken out of its place at the bottom of the screen. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { viewport: { value: 'desk' } },
  render: () => (
    <Grid minItem="23rem" gap={5}>
      {PLACES.map((path) => (
        // A transformed element is the containing block of fixed elements inside it.
        <div key={path} style={{ transform: 'translate(0)', blockSize: '3.5625rem' }}>
          <BottomTabs currentPath={path} label={`Tabs on ${path}`} />
        </div>
      ))}
    </Grid>
  ),
});
