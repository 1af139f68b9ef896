import { SkipLink } from '@dime-time/ui';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: {
    guide: guide({
      use: 'First in the document of a page with navigation, so that a keyboard need not walk through it on every page.',
      instead: [['AppShell', 'which brings one, and the main region it leads to']],
      dos: [
        'Put it before everything else that takes focus.',
        'Give the target a `tabIndex` of -1, or the focus stays where it was.',
      ],
      donts: [
        'Do not hide it with `display: none`; a hidden link cannot be reached.',
        'Do not give a page two of them.',
      ],
      accessibility: [
        'Out of sight until it has the focus, then over everything at the start of the page.',
        'A plain anchor: it works before any script has run.',
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

/** Out of sight until the keyboard reaches it; it leads past the navigation. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#skip-target');
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { children: 'Skip to the debts' } });

/** On a dark page, with the focus. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

/** In sight, as the first Tab brings it. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
});
