import { Disclosure, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/Disclosure',
  component: Disclosure,
  parameters: {
    guide: guide({
      use: 'Explains how a figure was calculated, below it, in two or three plain paragraphs.',
      instead: [
        ['Accordion', 'to list several questions or parts'],
        ['Tooltip', 'to show a few words on a control'],
        ['Callout', 'to say something everyone should read'],
      ],
      dos: [
        'Name the inputs with their values, and what was left out.',
        'Keep every paragraph different; each is its own key.',
      ],
      donts: [
        'Do not hide a warning in it.',
        'Do not open it automatically: closed, it keeps a page of figures calm.',
      ],
      accessibility: [
        'It is a native disclosure: Enter and Space open it, its state is read, and the browser’s search finds the closed text if it can.',
        'Without lines, there is nothing to open, and nothing is rendered.',
      ],
    }),
  },
  args: { lines: ['The balance divided by the payment.', 'Interest is left out.'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Interest is left out.')).not.toBeVisible();
  },
});

export const Opens = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why?'));
    await expect(canvas.getByText('Interest is left out.')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { label: 'How is this worked out?' } });

/** Without an explanation, there is nothing to open. */
export const Empty = meta.story({
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Why?')).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: { lines: [LONG_NAME, 'The balance divided by the payment. '.repeat(20)] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Why?'));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** With the full width, a heading and any content. */
export const Row = meta.story({
  args: {
    lines: undefined,
    label: 'When are round-ups paid?',
    variant: 'row',
    headingLevel: 3,
    children: 'Every Friday.',
    open: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.getByText('Every Friday.')).toBeVisible();
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.Disclosure}</InStates>,
});

/** Closed and open. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={4}>
      <Disclosure {...args} />
      <Disclosure {...args} label="How is this worked out?" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How is this worked out?'));
  },
});
