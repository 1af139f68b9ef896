import { Grid, TextArea } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { InStates, interactive, stateOptions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/TextArea',
  component: TextArea,
  parameters: {
    guide: guide({
      use: 'Takes several lines of free text: a message, a note on a purchase.',
      instead: [
        ['TextField', 'to enter one line'],
        ['SelectField', 'to offer known answers'],
      ],
      dos: [
        'Size it for the answer you expect: `minHeight` suggests how much to write.',
        'Set `maxLength` only if the server has a limit, and state it in `description`.',
      ],
      donts: [
        'Do not use the placeholder for the question; it disappears while typing.',
        'Do not fix its height: people can make it taller.',
      ],
      accessibility: [
        'It is named by its label and described by its description and its error.',
        'An error marks the field as invalid; the browser’s own message is not shown.',
        'Its text is 16 px, so that a phone does not zoom in.',
      ],
    }),
  },
  args: { label: 'Message', onChange: fn() },
});

export const Default = meta.story();

export const TypesAMessage = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByLabelText('Message');
    await userEvent.type(area, 'Hello');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hello');
    await expect(getComputedStyle(area).minHeight).toBe('120px');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    description: 'We answer within two working days.',
    placeholder: 'What should we know?',
    required: true,
    disabled: false,
    maxLength: 2000,
    minHeight: '160px',
  },
});

export const Wrong = meta.story({
  args: { error: 'Write a message.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Sent.' } });
export const LongText = meta.story({ args: { defaultValue: 'word '.repeat(2000) } });

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toBeRequired();
  },
});

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'Sent.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toHaveAttribute('readonly');
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates {...stateOptions.TextArea}>{interactive.TextArea}</InStates>,
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={5} align="start">
      <TextArea label="Empty" placeholder="What should we know?" />
      <TextArea label="Filled" defaultValue="My card was charged twice on Tuesday." />
      <TextArea label="Described" description="We answer within two working days." />
      <TextArea label="Wrong" error="Write a message." />
      <TextArea label="Disabled" disabled defaultValue="Sent." />
      <TextArea label="Low" minHeight="4rem" />
    </Grid>
  ),
});
