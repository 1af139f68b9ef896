import { Combobox, type ComboboxProps, Dialog, Grid, Stack } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive, stateOptions } from '../fixtures/index.ts';

const BANKS = [
  { value: 'first', label: 'First National Bank', detail: 'firstnational.example' },
  { value: 'harbor', label: 'Harbor Credit Union', detail: 'harbor.example' },
  { value: 'lakeside', label: 'Lakeside Savings', detail: 'lakeside.example' },
  { value: 'maple', label: 'Maple Bank', detail: 'maple.example' },
  { value: 'old', label: 'Old Town Trust', detail: 'Not available now', disabled: true },
] as const;

/** Keeps the value, as the parent of a form would. */
function Kept(props: ComboboxProps<string>) {
  const [value, setValue] = useState<string | null | undefined>(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/Combobox',
  component: Combobox,
  parameters: {
    guide: guide({
      use: 'Offers one choice from a long list, narrowed by typing: a bank, a merchant, a country.',
      instead: [
        ['SelectField', 'to offer up to about ten choices'],
        ['ChoiceGroup', 'to show two to five choices at once'],
        ['TextField', 'to accept any text'],
      ],
      dos: [
        'Pass `onSearch` and `loading` if the options come from a server, and search only once typing pauses.',
        'Say in `loadError` what people can do: Check your connection and type again.',
        'Use `filter` if people know an option by other words than its label.',
      ],
      donts: [
        'Do not offer thousands of options at once: return the best matches of a search.',
        'Do not use it to accept text that is no option: it is put back when the field loses focus.',
      ],
      accessibility: [
        'It is a combobox: the focus stays in the input, and the highlighted option is announced.',
        'Arrow Down and Arrow Up open the list and move in it, Enter chooses, Escape closes it and puts the text back.',
        'The number of options, that they are loading, and what went wrong are announced.',
        'In Windows High Contrast the highlighted option has an outline.',
      ],
    }),
  },
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Bank',
    options: BANKS,
    value: null,
    onChange: fn(),
    placeholder: 'Maple Bank',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Bank' });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    const arrow = canvas.getByRole('button', { name: 'Show options' });
    await expect(arrow.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { value: 'harbor' } });

/** One is chosen. */
export const Chosen = meta.story({ args: { value: 'harbor' } });

/** Typing narrows the list, and Enter chooses the first match. */
export const Narrows = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'BANK');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 options');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('maple');
    await expect(box).toHaveValue('Maple Bank');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveFocus();
  },
});

/** Escape puts the text back; an emptied field has no value. */
export const PutsBack = meta.story({
  args: { value: 'harbor' },
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.clear(box);
    await userEvent.type(box, 'zzz');
    await expect(await screen.findAllByText('No matches')).not.toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('Harbor Credit Union');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** Options that come from a search. */
export const Searches = meta.story({
  args: { onSearch: fn() },
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await expect(args.onSearch).toHaveBeenLastCalledWith('zz');
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
  },
});

/** The pointer opens the list and chooses; a disabled option stays. */
export const Presses = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }));
    await userEvent.click(await screen.findByRole('option', { name: /Old Town/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: /Lakeside/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('lakeside');
  },
});

/** The open list. */
export const Open = meta.story({
  args: { value: 'harbor' },
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await screen.findByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Harbor Credit Union');
    const list = chosen.closest('[role=presentation]')!;
    const field = canvas.getByRole('combobox').parentElement!;
    // It is placed after it is drawn.
    await waitFor(() =>
      expect(list.getBoundingClientRect().left).toBeCloseTo(field.getBoundingClientRect().left, 0),
    );
    await expect(list.getBoundingClientRect().width).toBeCloseTo(field.offsetWidth, 0);
  },
});

/** In a dialog: the pointer reaches the list, and Escape closes the list alone. */
export const InADialog = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Dialog open onOpenChange={() => {}} title="Connect a Bank">
      <Kept {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('combobox');
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: /Lakeside/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('lakeside');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(box).toHaveFocus();
  },
});

/** The options are loading. */
export const Loading = meta.story({
  args: { loading: true, options: [] },
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});

/** The options could not be loaded. */
export const LoadError = meta.story({
  args: { loadError: 'The banks could not be loaded. Check your connection.', options: [] },
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('could not be loaded');
  },
});

export const Wrong = meta.story({ args: { error: 'Choose your bank.' } });

export const Disabled = meta.story({ args: { disabled: true, value: 'harbor' } });

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, value: 'harbor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('readonly');
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left: the arrow is on the left. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { value: 'harbor' } });

/** A long label and long options wrap. */
export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    label: LONG_NAME,
    description: LONG_NAME,
    options: [{ value: 'long', label: LONG_NAME, detail: LONG_NAME }],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates {...stateOptions.Combobox}>{interactive.Combobox}</InStates>,
});

/** Empty, chosen, with a note, invalid and disabled, in every size, and open. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6}>
      <Grid minItem="14rem" gap={5}>
        <Kept {...args} label="Empty" />
        <Kept {...args} label="Chosen" value="harbor" />
        <Kept {...args} label="With a note" description="Where your cards are." />
        <Kept {...args} label="Wrong" error="Choose your bank." />
        <Kept {...args} label="Disabled" disabled value="harbor" />
        <Kept {...args} label="Read-only" readOnly value="harbor" />
        <Kept {...args} label="Small" size="s" />
        <Kept {...args} label="Large" size="l" />
      </Grid>
      <div style={{ blockSize: '20rem', maxInlineSize: '22rem' }}>
        <Kept {...args} label="Open" value="harbor" />
      </div>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Open' }));
    await screen.findByRole('listbox');
  },
});
