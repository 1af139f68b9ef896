import { Avatar, Inline, Stack } from '@dime-time/ui';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

/** A drawn portrait, so that no story loads an image from a server. */
const PORTRAIT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Crect width="64" height="64" fill="%23d9c7b0"/%3E%3Ccircle cx="32" cy="26" r="12" fill="%237a4f35"/%3E%3Cellipse cx="32" cy="60" rx="22" ry="20" fill="%23315a6b"/%3E%3C/svg%3E';

const meta = preview.meta({
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: {
    guide: guide({
      use: 'Stands for a person: an image, the initials of the name, or an icon without a name.',
      instead: [
        ['CoinMark', 'to mark a coin by its symbol'],
        ['Logo', 'to show the mark of the product'],
      ],
      dos: [
        'Pass the whole name even if there is an image: it is the accessible name and the fallback.',
        'Set `decorative` where the name is beside it.',
        'Put it in a button or a link to make it one; that control has the name then.',
      ],
      donts: [
        'Do not use it for a bank or a merchant: two letters of a company say nothing.',
        'Do not shorten the name yourself; the initials are taken from its first and last word.',
      ],
      accessibility: [
        'It is an image named by the person, or hidden if `decorative` is set.',
        'The initials have a contrast of 4.5:1 with their ground, in light and dark.',
        'In Windows High Contrast it has a border.',
      ],
    }),
  },
  args: { name: 'Ada Byron' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Byron' })).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { size: 'l' } });

/** With an image, cropped to a circle. */
export const WithImage = meta.story({ args: { src: PORTRAIT, size: 'l' } });

/** An image that does not load leaves the initials. */
export const BrokenImage = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Ada Byron' });
    await waitFor(() => expect(avatar).toHaveAttribute('data-initials', 'AB'));
    await expect(avatar.querySelector('img')).toBeNull();
  },
});

/** Without a name: an icon, hidden from assistive technology. */
export const WithoutName = meta.story({
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Beside the name, it is hidden from assistive technology. */
export const Decorative = meta.story({
  args: { decorative: true },
  render: (args) => (
    <Inline gap={2}>
      <Avatar {...args} />
      <span>Ada Byron</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left. */
export const RightToLeft = meta.story({ ...Decorative.input, globals: { dir: 'rtl' } });

/** Every size, with initials, an image and neither. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Inline key={size}>
          <Avatar name="Ada Byron" size={size} />
          <Avatar name="Ada" size={size} />
          <Avatar name="Ada Byron" size={size} src={PORTRAIT} />
          <Avatar name="" size={size} />
        </Inline>
      ))}
    </Stack>
  ),
});
