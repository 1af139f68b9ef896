import { FilterGroup, Stack } from '@dime-time/ui';
import { Plane, Utensils } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

const OPTIONS = [
  { value: 'groceries', label: 'Groceries' },
  { value: 'rent', label: 'Rent' },
  { value: 'travel', label: 'Travel' },
  { value: 'other', label: 'Everything else' },
] as const;

const meta = preview.meta({
  title: 'Primitives/FilterGroup',
  component: FilterGroup,
  parameters: {
    guide: guide({
      use: 'Narrows a list by any number of filters, each turned on or off by a press.',
      instead: [
        ['Tabs', 'to switch between views of which one is shown'],
        ['CheckboxGroup', 'to ask a question in a form'],
        ['Chip', 'to offer a single filter'],
      ],
      dos: [
        'Apply a filter at once, and say in a status how many rows are left.',
        'Show everything while no filter is on.',
        'Offer up to about seven filters; use a SelectField or a Combobox for more.',
      ],
      donts: [
        'Do not submit it with a form: it has no name.',
        'Do not hide the filters that are on.',
      ],
      accessibility: [
        'It is a toolbar named by its label: Tab reaches it once, the arrow keys move in it, and Space or Enter turns a filter on or off.',
        'The arrow keys follow the reading direction.',
        'A check mark shows that a filter is on, besides its color.',
      ],
    }),
  },
  args: { label: 'Category', options: OPTIONS, onChange: fn() },
});

export const Default = meta.story({
  args: { defaultValue: ['rent'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Category' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** No filter is on. */
export const Empty = meta.story({ args: { defaultValue: [] } });

/** The arrow keys move, Space turns a filter on or off, and values come in display order. */
export const Filters = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['rent']);
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['groceries', 'rent']);
    await expect(canvas.getByRole('button', { name: 'Groceries' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Rent' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['groceries']);
  },
});

/** Read from right to left, the left arrow moves on. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { defaultValue: ['rent'] },
});

export const FiltersRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['rent']);
  },
});

/** With icons, which a check mark replaces. */
export const WithIcons = meta.story({
  args: {
    options: [
      { value: 'food', label: 'Restaurants', icon: <Utensils size={16} /> },
      { value: 'travel', label: 'Travel', icon: <Plane size={16} /> },
    ],
    defaultValue: ['travel'],
  },
});

/** The label is only for assistive technology. */
export const HiddenLabel = meta.story({
  args: { showLabel: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar')).toHaveAccessibleName('Category');
  },
});

/** Small filters above a dense list, and large ones. */
export const Sizes = meta.story({
  render: () => (
    <Stack>
      {(['s', 'm', 'l'] as const).map((size) => (
        <FilterGroup key={size} label={`Size ${size}`} options={OPTIONS} size={size} />
      ))}
    </Stack>
  ),
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: ['rent'] } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { defaultValue: ['rent'] } });

/** Long labels wrap. */
export const LongText = meta.story({
  args: { label: LONG_NAME, options: [{ value: 'long', label: LONG_NAME }, ...OPTIONS] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.FilterGroup}</InStates>,
});

/** None, some, with a disabled filter, and all disabled. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={5}>
      <FilterGroup label="None" options={OPTIONS} />
      <FilterGroup label="Some" options={OPTIONS} defaultValue={['groceries', 'travel']} />
      <FilterGroup
        label="One disabled"
        options={[
          { value: 'food', label: 'Restaurants', icon: <Utensils size={16} /> },
          { value: 'travel', label: 'Travel', icon: <Plane size={16} />, disabled: true },
        ]}
      />
      <FilterGroup label="All disabled" options={OPTIONS} disabled defaultValue={['rent']} />
    </Stack>
  ),
});
