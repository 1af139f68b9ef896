import { Button, Inline, Popover, Stack, SwitchField, Text, TextField } from '@dime-time/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { dialogCloses, LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/Popover',
  component: Popover,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '420px' } },
    guide: guide({
      use: 'Shows a few controls or a short explanation beside the button that opens it.',
      instead: [
        ['Menu', 'to list actions and links'],
        ['Tooltip', 'to show a few words on a control'],
        ['Dialog', 'to ask a question that the page waits for'],
        ['Disclosure', 'to explain a figure in the page'],
      ],
      dos: [
        'Name it by its content; hide the title with `showTitle` only if the content is plain without it.',
        'Keep it to a few lines; apply a change at once, without a button to save it.',
      ],
      donts: [
        'Do not put a whole form in it: a press beside it closes it.',
        'Do not open a dialog from it.',
      ],
      accessibility: [
        'It is a dialog named by its title, and not modal: the page can still be read and used.',
        'The focus moves to its first control. Escape, the close button and a press beside it close it; the focus returns to the trigger.',
        'It opens to the opposite side where there is no room, and is never wider than the window.',
      ],
    }),
  },
  args: {
    trigger: <Button variant="outline">Columns</Button>,
    title: 'Columns',
    children: (
      <Stack gap={3}>
        <SwitchField label="Interest rate" defaultValue />
        <SwitchField label="Due day" />
      </Stack>
    ),
    onOpenChange: fn(),
  },
});

const openPopover = async () => {
  const popover = await screen.findByRole('dialog', { name: 'Columns' });
  await waitFor(() => expect(popover).toBeVisible());
  return popover;
};

/** Closed: only the trigger. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { side: 'bottom', align: 'start' } });

export const Open = meta.story({ args: { open: true, align: 'start' } });

/** Without a visible title, and without a close button beside it. */
export const WithoutTitle = meta.story({
  args: {
    open: true,
    align: 'start',
    showTitle: false,
    children: <Text>Round-ups wait here until Friday.</Text>,
  },
  play: async () => {
    await openPopover();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

/** The focus goes to the first control and returns to the trigger. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await openPopover();
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Interest rate' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** The page stays usable: a press beside it closes it and is not lost. */
export const PageStaysUsable = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Inline justify="between">
      <Popover {...args} />
      <TextField label="Search" />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await openPopover();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Search' }));
    await dialogCloses();
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  },
});

/** On a phone, an endless word wraps inside the window. */
export const LongText = meta.story({
  args: { open: true, children: <Text>{LONG_NAME}</Text> },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const popover = await openPopover();
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth);
    await waitFor(() =>
      expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});

/** On a dark page. */
export const Dark = meta.story({ args: { open: true }, globals: { theme: 'dark' } });

/** Read from right to left: it starts at the right edge of the trigger. */
export const RightToLeft = meta.story({
  args: { open: true, align: 'start' },
  globals: { dir: 'rtl' },
  play: async () => {
    await openPopover();
  },
});

/** With a title, without one, and above its trigger. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: (args) => (
    <Inline justify="between" align="center" style={{ minBlockSize: '24rem' }}>
      <Popover {...args} open align="start" />
      <Popover
        open
        side="top"
        title="Next sweep"
        showTitle={false}
        trigger={<Button variant="outline">Next Sweep</Button>}
      >
        <Text>Round-ups wait here until Friday.</Text>
      </Popover>
    </Inline>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  },
});
