import { IconLink, Inline, NAVIGATION_ICON_LINKS } from '@dime-time/ui';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Shell/IconLink',
  component: IconLink,
  parameters: {
    guide: guide({
      use: 'Links to a destination with an icon alone, its name in a tooltip, and a count when there is news.',
      instead: [
        ['IconButton', 'to start something instead of navigating'],
        ['Link', 'to show a label when there is room'],
      ],
      dos: [
        'Keep it to destinations with a well-known icon: bell, gear, QR code.',
        'Set `current` on the open page.',
        'Say in `badgeLabel` what is counted, if it is not "new".',
      ],
      donts: [
        'Do not count what people cannot clear.',
        'Do not show more than three of them in a bar.',
      ],
      accessibility: [
        'The label is the accessible name, and the count is read after it: Notifications, 3 new.',
        'The open page has `aria-current`, and a background besides its color.',
        'The target is 40 px square.',
        'The tooltip shows on focus as well as on hover.',
      ],
    }),
  },
  args: NAVIGATION_ICON_LINKS.qr,
});

/** An icon alone: the label is its name and its tooltip. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'QR Code' });
    await expect(link).toHaveAttribute('href', '/qr');
    await expect(link).not.toHaveAttribute('aria-current');
  },
});

export const TooltipByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the keyboard shows the tooltip at once', async () => {
      await userEvent.tab();
      // What brings the tooltip takes the place of the link, and of its focus.
      await waitFor(() => expect(canvas.getByRole('link', { name: 'QR Code' })).toHaveFocus());
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

/** A three-digit count widens the badge. */
export const ManyNew = meta.story({
  args: { ...NAVIGATION_ICON_LINKS.notifications, badge: 128 },
});

/** The page it links to is open. */
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

/** Each link idle, open, and with counts. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline gap={5}>
      {Object.values(NAVIGATION_ICON_LINKS).map((link) => (
        <IconLink key={link.href} {...link} />
      ))}
      {Object.values(NAVIGATION_ICON_LINKS).map((link) => (
        <IconLink key={link.href} {...link} current />
      ))}
      {[1, 12, 128].map((badge) => (
        <IconLink key={badge} {...NAVIGATION_ICON_LINKS.notifications} badge={badge} />
      ))}
      <IconLink {...NAVIGATION_ICON_LINKS.notifications} badge={3} current />
    </Inline>
  ),
});
