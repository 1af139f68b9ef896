import { Accordion, Badge, Stack, Text } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

const ITEMS = [
  {
    value: 'sweep',
    label: 'When are round-ups paid?',
    content: <Text>Every Friday, to the debt with the highest interest.</Text>,
  },
  {
    value: 'refund',
    label: 'What happens to a refund?',
    content: (
      <Stack gap={2} align="start">
        <Text>It gives back the round-up of its purchase.</Text>
        <Badge tone="positive">Automatic</Badge>
      </Stack>
    ),
  },
  {
    value: 'stop',
    label: 'Can round-ups be paused?',
    content: <Text>At any time, in the settings of round-ups.</Text>,
  },
];

const meta = preview.meta({
  title: 'Primitives/Accordion',
  component: Accordion,
  parameters: {
    guide: guide({
      use: 'Lists questions or parts of which people read one or two, such as frequent questions.',
      instead: [
        ['Disclosure', 'to explain one figure'],
        ['Tabs', 'to show one of a few parts that are equally important'],
        ['Section', 'to show what most people read'],
      ],
      dos: [
        'Write a label that says what is inside, such as the question itself.',
        'Set `multiple` if people compare the parts.',
        'Set `headingLevel` to one below the heading above it.',
      ],
      donts: [
        'Do not hide what everyone needs in it.',
        'Do not put an accordion into an accordion.',
        'Do not put a form that can be left half done into it.',
      ],
      accessibility: [
        'Each item is a native disclosure with a heading: Enter and Space open it, its state is read, and headings can be listed.',
        'The browser’s search opens the item that has the words, if it can.',
        'A label is 48 px high. In print, every item is open.',
      ],
    }),
  },
  args: { items: ITEMS, onOpenChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByText(/Every Friday/)).not.toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { multiple: true, headingLevel: 2 } });

/** One is open first. */
export const OneOpen = meta.story({ args: { defaultOpen: ['refund'] } });

/** Opening one closes the other. */
export const OneAtATime = meta.story({
  tags: ['behavior'],
  args: { defaultOpen: ['refund'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('When are round-ups paid?'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['sweep']);
    await expect(canvas.getByText(/Every Friday/)).toBeVisible();
    await expect(canvas.getByText(/gives back/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('When are round-ups paid?'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByText(/Every Friday/)).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
});

/** Several can be open. */
export const Several = meta.story({
  tags: ['behavior'],
  args: { multiple: true, defaultOpen: ['sweep'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can round-ups be paused?'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['sweep', 'stop']);
    await expect(canvas.getByText(/Every Friday/)).toBeVisible();
    await expect(canvas.getByText(/At any time/)).toBeVisible();
  },
});

/** Tab goes from label to label, past closed content. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    for (const { label } of ITEMS) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent(label);
      // A native `summary`: the browser makes a click of Enter and Space.
      await expect(document.activeElement).toHaveProperty('localName', 'summary');
    }
  },
});

/** The page decides: an item stays closed until it says otherwise. */
export const Controlled = meta.story({
  tags: ['behavior'],
  args: { open: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can round-ups be paused?'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['stop']);
    await expect(canvas.getByText(/At any time/)).not.toBeVisible();
  },
});

/** An endless word wraps, on a phone as well. */
export const LongText = meta.story({
  args: {
    items: [{ value: 'long', label: LONG_NAME, content: LONG_NAME }],
    defaultOpen: ['long'],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ args: { defaultOpen: ['refund'] }, globals: { theme: 'dark' } });

/** Read from right to left. */
export const RightToLeft = meta.story({
  args: { defaultOpen: ['refund'] },
  globals: { dir: 'rtl' },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.Accordion}</InStates>,
});

/** Closed, with one open, and in a narrow place. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      <Accordion items={ITEMS} defaultOpen={['refund']} />
      <div style={{ maxInlineSize: '17.5rem' }}>
        <Accordion items={ITEMS} multiple defaultOpen={['sweep', 'stop']} />
      </div>
    </Stack>
  ),
});
