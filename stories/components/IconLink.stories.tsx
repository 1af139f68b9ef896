import { IconLink, Inline, NAVIGATION_ICON_LINKS } from '@dime-time/ui';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/IconLink',
  component: IconLink,
  parameters: {
    guide: guide({
      use: 'Leads to a place by a drawing alone, with its name in a tooltip and a count where there is news.',
      instead: [
        ['IconButton', 'it starts something and goes nowhere'],
        ['Link', 'there is room for words'],
      ],
      dos: [
        'Keep it to places whose drawing everyone knows: bell, gear, QR code.',
        'Set current on the open page.',
        'Say in badgeLabel what is counted, where new is not the word.',
      ],
      donts: [
        'Do not count what a person cannot clear.',
        'Do not show more than three of them in a bar.',
      ],
      accessibility: [
        'The label is the accessible name, and the count is read after it: Notifications, 3 new.',
        'The open page carries aria-current and a ground besides its colour.',
        'The target is 40 px square.',
        'The tooltip shows on focus as well as on hover.',
      ],
    }),
  },
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

/** Each link at rest, open, and with counts. */
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
