import { Button, ChoiceGroup, Drawer, Stack, Text, TextField } from '@dime-time/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { dialogCloses } from '../fixtures/index.ts';

const filters = (
  <Stack>
    <TextField label="Merchant" />
    <ChoiceGroup
      label="Period"
      layout="list"
      defaultValue="month"
      options={[
        { value: 'week', label: 'This week' },
        { value: 'month', label: 'This month' },
        { value: 'year', label: 'This year' },
      ]}
    />
  </Stack>
);

const buttons = (
  <>
    <Button variant="outline" tone="neutral">
      Clear All
    </Button>
    <Button>Show 12 Payments</Button>
  </>
);

const meta = preview.meta({
  title: 'Primitives/Drawer',
  component: Drawer,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '640px' } },
    guide: guide({
      use: 'Shows filters, details or navigation at the side, over a page that stays partly visible.',
      instead: [
        ['Dialog', 'to ask a question or show a short form'],
        ['NavDrawer', 'to list the site’s destinations on a phone'],
        ['Popover', 'to show a few controls beside their button'],
      ],
      dos: [
        'Name it by what it holds: “Filters”.',
        'Open it from the side on which its trigger is.',
        'Set `padding` to `s` for a list whose rows have a padding of their own.',
        'Set `restoreFocus` to false when a link in it has opened another page.',
      ],
      donts: [
        'Do not open a drawer from a drawer.',
        'Do not put what people need beside the page into it: it covers the page.',
      ],
      accessibility: [
        'It is a modal dialog named by its title: focus stays inside, and returns to the trigger.',
        'Escape, the close button, a press beside it and, if the provider enables it, the Back button close it.',
        'The second click of a double click does not close what the first one opened.',
        'The close button is 44 px on each side. A drawer taller than the window scrolls.',
        'The sides follow the reading direction: `start` is right in right-to-left text.',
      ],
    }),
  },
  args: {
    trigger: <Button variant="outline">Filter</Button>,
    title: 'Filters',
    description: 'They apply to payments and sweeps.',
    children: filters,
    footer: buttons,
    onOpenChange: fn(),
  },
});

const openDrawer = async () => {
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(drawer).toBeVisible());
  return drawer;
};

/** Closed: only the trigger. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { side: 'end', size: 'm', padding: 'm' } });

/** Open at the end of the line. */
export const Open = meta.story({ args: { open: true } });

/** Open at the start of the line. */
export const AtTheStart = meta.story({
  args: { open: true, side: 'start' },
  play: async () => {
    const drawer = await openDrawer();
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
});

/** Tab stays inside; Escape closes it and returns the focus. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await openDrawer();
    await expect(drawer).toHaveAccessibleDescription('They apply to payments and sweeps.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Show 12 Payments' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** A press beside it closes it. */
export const ClosesByAPressBeside = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    const drawer = await openDrawer();
    // Later than a double click.
    await new Promise((resolve) => setTimeout(resolve, 550));
    await userEvent.click(drawer.parentElement ?? document.body);
    await dialogCloses();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Where a new page takes the focus, the drawer leaves it there. */
export const LeavesTheFocus = meta.story({
  tags: ['behavior'],
  args: { restoreFocus: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    await openDrawer();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await dialogCloses();
    await expect(trigger).not.toHaveFocus();
  },
});

/** On a phone, a strip of the page stays visible. */
export const OnAPhone = meta.story({
  args: { open: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const drawer = await openDrawer();
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBeGreaterThanOrEqual(40));
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
});

/** Taller than the window, it scrolls to its end. */
export const LongText = meta.story({
  args: {
    open: true,
    title: 'Terms of Every Account You Linked',
    children: <Text>{'Terms and risks, word by word. '.repeat(200)}</Text>,
  },
});

/** On a dark page. */
export const Dark = meta.story({ args: { open: true }, globals: { theme: 'dark' } });

/** In right-to-left text, the end is on the left. */
export const RightToLeft = meta.story({
  args: { open: true },
  globals: { dir: 'rtl' },
  play: async () => {
    const drawer = await openDrawer();
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
});

/** Open, with everything it can hold. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  args: { open: true },
  play: async () => {
    await openDrawer();
  },
});
