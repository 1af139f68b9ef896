import { SkipLink } from '@dime-time/ui';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/SkipLink',
  component: SkipLink,
  parameters: {
    guide: guide({
      use: 'Comes first in a page with navigation, so that keyboard users can skip it on every page.',
      instead: [['AppShell', 'to get one together with the main region it leads to']],
      dos: [
        'Put it before everything else that takes focus.',
        'Give the target a `tabIndex` of -1, or the focus does not move.',
      ],
      donts: [
        'Do not hide it with `display: none`; a hidden link cannot be reached.',
        'Do not put two of them on a page.',
      ],
      accessibility: [
        'It is off screen until it has the focus, then above everything at the start of the page.',
        'It is a plain anchor: it works before any script has run.',
      ],
    }),
  },
  args: { targetId: 'skip-target' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab: the link comes into sight.</p>
      <div id="skip-target" tabIndex={-1}>
        The page
      </div>
    </>
  ),
});

/** Off screen until the keyboard reaches it; it skips the navigation. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});

export const AppearsOnFocus = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#skip-target');
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { children: 'Skip to the debts' } });

/** On a dark page, focused. */
export const Dark = meta.story({
  tags: ['behavior'],
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

/** Visible, as after the first Tab. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
});
