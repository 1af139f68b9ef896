import { UserMenu } from '@dime-time/ui';
import { Eye, Moon } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/UserMenu',
  component: UserMenu,
  args: { user: { name: 'Ada Byron', email: 'ada@example.test' }, onLogout: fn() },
});


/** Opens, shows who is signed in, logs out. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await expect(button.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'AB');
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByText('ada@example.test')).toBeVisible());
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** By keyboard: Enter opens, arrows move, Escape closes and gives the focus back. */
export const Keyboard = meta.story({
  args: {
    actions: [
      { label: 'Dark theme', icon: Moon, onSelect: fn() },
      { label: 'Hide amounts', icon: Eye, onSelect: fn() },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dark theme' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Hide amounts' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.actions?.[1]?.onSelect).not.toHaveBeenCalled();
  },
});

/** Open, with what the site adds over Logout. */
export const Open = meta.story({
  args: {
    actions: [
      { label: 'Dark theme', icon: Moon, onSelect: fn() },
      { label: 'Hide amounts', icon: Eye, onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
});

/** A user without a name: a figure in place of the letters. */
export const NoName = meta.story({
  args: { user: { name: '' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await expect(button.querySelector('svg')).toBeVisible();
  },
});

/** A name without end wraps inside the menu. */
export const LongName = meta.story({
  args: { user: { name: LONG_NAME, email: `${LONG_NAME}@example.test` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await screen.findByRole('menu');
  },
});
