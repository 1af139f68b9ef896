import { SegmentedControl, Stack } from '@dime-time/ui';
import { ChartLine, List } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { InStates, interactive } from '../fixtures/index.ts';

const PERIODS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const;

const VIEWS = [
  { value: 'chart', label: 'Chart', icon: <ChartLine size={16} /> },
  { value: 'list', label: 'List', icon: <List size={16} /> },
] as const;

const meta = preview.meta({
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    guide: guide({
      use: 'Switches between two to five views of the same content, such as the periods of a chart.',
      instead: [
        ['Tabs', 'to show different content in each part'],
        ['ChoiceGroup', 'to answer a question in a form'],
        ['SwitchField', 'to turn something on or off'],
      ],
      dos: [
        'Use one or two words for each segment, of about the same length.',
        'Give icons to all segments or to none.',
        'Apply the choice at once.',
      ],
      donts: [
        'Do not use it for more than five options.',
        'Do not start anything by it: it only changes what is shown.',
      ],
      accessibility: [
        'It is a group of radio buttons named by `label`, with a single Tab stop; arrow keys choose, in the reading direction.',
        'The chosen segment has a border of 3:1, and an outline in forced colors.',
        'Where the segments do not fit in a row, they wrap. A segment is 34 px high.',
      ],
    }),
  },
  args: { label: 'Period', options: PERIODS, onChange: fn() },
});

/** Without a value, the first segment is chosen. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { defaultValue: 'month', stretch: true } });

/** With icons. */
export const WithIcons = meta.story({ args: { label: 'View', options: VIEWS } });

/** Over the full width. */
export const Stretched = meta.story({ args: { stretch: true } });

/** One segment is disabled. */
export const OneDisabled = meta.story({
  args: { options: [...PERIODS.slice(0, 2), { value: 'year', label: 'Year', disabled: true }] },
});

/** Disabled as a whole. */
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'month' } });

/** A press chooses. */
export const Chooses = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Year'));
    await expect(args.onChange).toHaveBeenLastCalledWith('year');
    await expect(canvas.getByRole('radio', { name: 'Year' })).toBeChecked();
  },
});

/** A single Tab stop; arrow keys choose and go round. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Year' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('year');
  },
});

/** A value of the page stays until the page changes it. */
export const Controlled = meta.story({
  tags: ['behavior'],
  args: { value: 'week' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Year'));
    await expect(args.onChange).toHaveBeenLastCalledWith('year');
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left: the right arrow chooses the segment on the right. */
export const RightToLeft = meta.story({
  tags: ['behavior'],
  globals: { dir: 'rtl' },
  args: { defaultValue: 'month' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.SegmentedControl}</InStates>,
});

/** Every state, and a place too narrow for a row. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={5} align="start">
      <SegmentedControl label="Period" options={PERIODS} defaultValue="month" />
      <SegmentedControl label="View" options={VIEWS} />
      <SegmentedControl
        label="Stretched"
        options={PERIODS}
        stretch
        style={{ inlineSize: '100%' }}
      />
      <SegmentedControl
        label="One disabled"
        options={[...PERIODS.slice(0, 2), { value: 'year', label: 'Year', disabled: true }]}
      />
      <SegmentedControl label="Disabled" options={PERIODS} disabled />
      <div style={{ maxInlineSize: '11rem' }}>
        <SegmentedControl label="Narrow" options={PERIODS} />
      </div>
    </Stack>
  ),
});
