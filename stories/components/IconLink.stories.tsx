import { IconLink, NAVIGATION_ICON_LINKS } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/IconLink',
  component: IconLink,
  args: NAVIGATION_ICON_LINKS.qr,
});

/** A drawing alone: the label is its name, and its tooltip. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'QR Code' });
    await expect(link).toHaveAttribute('href', '/qr');
    await expect(link).not.toHaveAttribute('aria-current');
    await step('the keyboard shows the tooltip at once', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(await canvas.findByRole('tooltip')).toHaveTextContent('QR Code');
    });
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** The bell with its count, which is read after the name. */
export const WithBadge = meta.story({
  args: { ...NAVIGATION_ICON_LINKS.notifications, badge: 3 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Notifications, 3 new' });
    await expect(link).toHaveTextContent('3');
  },
});

/** Nothing new: no badge. */
export const NothingNew = meta.story({
  args: { ...NAVIGATION_ICON_LINKS.notifications, badge: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toHaveTextContent('');
  },
});

/** A count of three digits widens the badge. */
export const ManyNew = meta.story({
  args: { ...NAVIGATION_ICON_LINKS.notifications, badge: 128 },
});

/** The page it leads to is open. */
export const Current = meta.story({
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
});

/** On a dark page. */
export const Dark = meta.story({
  args: { ...NAVIGATION_ICON_LINKS.notifications, badge: 3, current: true },
  globals: { theme: 'dark' },
});
