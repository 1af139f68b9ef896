import { Inline, UserMenu } from '@dime-time/ui';
import { Eye, Moon } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Shell/UserMenu',
  component: UserMenu,
  parameters: {
    guide: guide({
      use: 'Sits at the end of the bar: the signed-in user, site-wide actions, and Logout.',
      instead: [
        ['TopBar', 'to include it in a bar'],
        ['NavDrawer', 'to navigate on a phone, where the account is at the end of the drawer'],
      ],
      dos: [
        'Name an action by what it will do next: “Hide Amounts”, then “Show Amounts”.',
        'Keep the list short; put rarely changed settings on the settings page.',
      ],
      donts: [
        'Do not put pages in it: those are navigation.',
        'Do not ask for confirmation on Logout; signing in again is easy.',
      ],
      accessibility: [
        'It is a menu button named by `label`: Enter opens it, arrows move, and Escape closes it and returns the focus.',
        'The initials are decorative; the name is in the open menu.',
        'It is not modal: the page behind it stays readable.',
      ],
    }),
  },
  args: { user: { name: 'Ada Byron', email: 'ada@example.test' }, onLogout: fn() },
});

const menuButton = () => screen.getByRole('button', { name: 'Account menu' });

export const Default = meta.story({
  play: async () => {
    const button = menuButton();
    await expect(button.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'AB');
  },
});

/** Opens, shows the signed-in user, logs out. */
export const LogsOut = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const button = menuButton();
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByText('ada@example.test')).toBeVisible());
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    label: 'Account menu',
    logoutLabel: 'Logout',
    actions: [{ label: 'Hide Amounts', icon: Eye, onSelect: fn() }],
  },
});

/** By keyboard: Enter opens, arrows move, Escape closes and returns the focus. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  args: {
    actions: [
      { label: 'Dark Theme', icon: Moon, onSelect: fn() },
      { label: 'Hide Amounts', icon: Eye, onSelect: fn() },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    menuButton().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dark Theme' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    // Radix moves the focus after the key, by a timer.
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Hide Amounts' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account menu' })).toHaveFocus());
    await expect(args.actions?.[1]?.onSelect).not.toHaveBeenCalled();
  },
});

/** Open, with the site’s own actions above Logout. */
export const Open = meta.story({
  tags: ['behavior'],
  args: {
    actions: [
      { label: 'Dark Theme', icon: Moon, onSelect: fn() },
      { label: 'Hide Amounts', icon: Eye, onSelect: fn() },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    // It is rendered at the end of the page, outside the bar.
    await expect(screen.getByRole('region', { name: 'Account menu' })).toContainElement(menu);
  },
});

/** A user without a name: an icon in place of the initials. */
export const NoName = meta.story({
  args: { user: { name: '' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await expect(button.querySelector('svg')).toBeVisible();
  },
});

/** An endless name wraps inside the menu. */
export const LongName = meta.story({
  tags: ['behavior'],
  args: { user: { name: LONG_NAME, email: `${LONG_NAME}@example.test` } },
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({
  tags: ['behavior'],
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    await screen.findByRole('menu');
  },
});

/** Open, with the account, two actions and Logout. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  args: {
    actions: [
      { label: 'Dark Theme', icon: Moon, onSelect: fn() },
      { label: 'Hide Amounts', icon: Eye, onSelect: fn() },
    ],
  },
  render: (args) => (
    <Inline justify="end" style={{ minBlockSize: '16rem' }} align="start">
      <UserMenu {...args} />
    </Inline>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
});
