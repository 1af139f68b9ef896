import { NavDrawer } from '@dime-time/ui';
import { Eye } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { dialogCloses, LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Shell/NavDrawer',
  component: NavDrawer,
  parameters: {
    guide: guide({
      use: 'Leads to every page on a phone: the button goes into the bar, and the panel slides in over the page.',
      instead: [
        ['TopBar', 'to include the bar around it, which holds this drawer on a phone'],
        ['BottomTabs', 'to keep the few most-used pages within reach of the thumb'],
      ],
      dos: [
        'Pass the same items as the bar and the tabs, so that a page has one name everywhere.',
        'Pass the router’s path as it is; a page below an item highlights that item.',
        'Put quick settings, such as hiding amounts, in `actions`: they appear above Logout.',
      ],
      donts: [
        'Do not show it beside a bar that has room for all items; two navigations with the same name are confusing.',
        'Do not close it manually after a link: following a link closes it.',
      ],
      accessibility: [
        'It is a modal dialog: focus stays inside, Escape or a tap on the overlay closes it, and focus returns to the button.',
        'When the page changes, by a link or by going back, it closes and leaves the focus for the new page’s heading.',
        'The link of the open page closes it too, and focus returns to the button.',
        'The open page is marked with `aria-current`; the red dot is read as “new”.',
        'The button is 44 px on each side and named by `label`.',
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    currentPath: '/debts',
    user: { name: 'Ada Byron', email: 'ada@example.test' },
    onLogout: fn(),
  },
});

const openDrawer = () => screen.findByRole('dialog', { name: /menu/iu });
const menuButton = () => screen.getByRole('button', { name: 'Menu' });

/** Closed: only the button. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    label: 'Menu',
    closeLabel: 'Close Menu',
    logoutLabel: 'Logout',
    hasNews: true,
    actions: [{ label: 'Hide Amounts', icon: Eye, onSelect: fn() }],
  },
});

/** Open: the nine items, the three links with a red dot on the first, and the account. */
// @requirement 2.navigation.drawer 2.navigation.bell-drawer
export const Open = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    const drawer = within(await openDrawer());
    const links = drawer.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/',
      '/dashboard',
      '/transactions',
      '/debts',
      '/crypto',
      '/dime-token',
      '/banking',
      '/insights',
      '/business-analytics',
      '/notifications',
      '/qr',
      '/settings',
    ]);
    await expect(drawer.getByRole('link', { current: 'page' })).toHaveTextContent('Debts');
    const bell = drawer.getByRole('link', { name: /^Notifications/u });
    await expect(bell.querySelector('[data-news]')).toBeVisible();
    await expect(bell).not.toHaveTextContent('3');
  },
});

/** Tab stays inside; Escape closes it and returns focus to the button. */
// @requirement 2.navigation.drawer
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent, step }) => {
    menuButton().focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await openDrawer();
    await step('the focus stays inside, all the way round', async () => {
      const stops = drawer.querySelectorAll('a, button').length;
      await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
      const first = document.activeElement;
      for (let stop = 0; stop < stops; stop += 1) {
        await userEvent.tab();
        await expect(drawer).toContainElement(document.activeElement as HTMLElement);
      }
      await expect(document.activeElement).toBe(first);
    });
    await step('Escape closes and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await dialogCloses();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
    });
  },
});

/** Following a link closes the drawer and leaves the focus to the new page. */
export const FollowsALink = meta.story({
  tags: ['behavior'],
  render: function FollowsALink(args) {
    const [path, setPath] = useState(args.currentPath);
    // Stays on the story, as a router would stay in the document; events of the drawer come by here.
    const follow = (event: MouseEvent) => {
      event.preventDefault();
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) setPath(link.pathname);
    };
    return (
      <div role="presentation" onClick={follow}>
        <NavDrawer {...args} currentPath={path} />
      </div>
    );
  },
  play: async ({ userEvent, step }) => {
    const button = menuButton();
    const followed = async (name: string) => {
      await userEvent.click(button);
      const drawer = within(await openDrawer());
      await userEvent.click(drawer.getByRole('link', { name }));
      await dialogCloses();
    };
    await step('to another page', async () => {
      await followed('Crypto');
      await expect(button).not.toHaveFocus();
    });
    await step('to the open page: the focus goes back to the button', async () => {
      await followed('Crypto');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

/** Logging out closes the drawer first. */
export const Logout = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(menuButton());
    const drawer = within(await openDrawer());
    await userEvent.click(drawer.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await dialogCloses();
  },
});

/** The site’s own actions appear above Logout. */
export const WithActions = meta.story({
  tags: ['behavior'],
  args: { actions: [{ label: 'Hide Amounts', icon: Eye, onSelect: fn() }] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(menuButton());
    const drawer = within(await openDrawer());
    await userEvent.click(drawer.getByRole('button', { name: 'Hide Amounts' }));
    await expect(args.actions?.[0]?.onSelect).toHaveBeenCalledOnce();
  },
});

/** Nothing new: no dot. */
export const NothingNew = meta.story({
  tags: ['behavior'],
  args: { hasNews: false },
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    const bell = within(await openDrawer()).getByRole('link', { name: 'Notifications' });
    await expect(bell.querySelector('[data-news]')).toBeNull();
  },
});

/** With a 200-character name, Logout stays within reach. */
export const LongName = meta.story({
  tags: ['behavior'],
  args: { user: { name: LONG_NAME, email: `${LONG_NAME}@example.test` } },
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    const drawer = await openDrawer();
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({
  tags: ['behavior'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    await openDrawer();
  },
});

/** Open, with everything it can hold. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: { actions: [{ label: 'Hide Amounts', icon: Eye, onSelect: fn() }] },
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    await waitFor(async () => expect(await openDrawer()).toBeVisible());
  },
});

/** In right-to-left text, it slides in from the other side. */
export const RightToLeft = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' }, dir: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    const drawer = await openDrawer();
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    await expect(drawer.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
  },
});
