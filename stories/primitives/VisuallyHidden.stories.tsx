import { Inline, Stack, Text, VisuallyHidden } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: guide({
      use: 'Adds text for screen readers only: what an icon says, or the rest of a number’s sentence.',
      instead: [
        ['IconButton', 'to name an icon button, with its `label`'],
        ['Text', 'to show text that helps everyone'],
      ],
      dos: [
        'Put it where the text belongs in reading order.',
        'Write it so that the sentence around it reads well aloud, spaces included.',
      ],
      donts: [
        'Do not hide controls in it: focus would go somewhere invisible.',
        'Do not repeat what is on the screen; it would be read twice.',
      ],
      accessibility: [
        'It is one pixel large and clipped, not hidden: it stays in the accessibility tree and is found by name.',
      ],
    }),
  },
  args: { children: 'unread notifications' },
});

export const Default = meta.story({
  render: (args) => (
    <Text>
      3 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('unread notifications');
    await expect(words.offsetWidth).toBe(1);
    await expect(words).not.toHaveAttribute('aria-hidden');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { children: 'new payments since yesterday' },
  render: (args) => (
    <Text>
      12 <VisuallyHidden {...args} />
    </Text>
  ),
});

/** It takes no space: between two words, at the end of a line, in a row. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={2}>
      <Text>
        3 <VisuallyHidden {...args} />
        on the bell
      </Text>
      <Inline gap={2}>
        <Text as="span">Before</Text>
        <VisuallyHidden {...args} />
        <Text as="span">After</Text>
      </Inline>
    </Stack>
  ),
});
