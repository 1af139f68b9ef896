import { SkipLink } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
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
