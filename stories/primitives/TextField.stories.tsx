import { Stack, TextField } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive, stateOptions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/TextField',
  component: TextField,
  parameters: {
    guide: guide({
      use: 'Takes one line of text: a name, an address, a password, a search.',
      instead: [
        ['MoneyField', 'to enter a dollar amount'],
        ['TextArea', 'to enter more than one line'],
        ['DateField', 'to enter a date'],
      ],
      dos: [
        'Set `type` and `autoComplete`, for the right keyboard and autofill.',
        'Write an error that says how to fix the value, and keep the value.',
        'Put a unit or a currency in `prefix` or `suffix`, and in the label if it matters.',
      ],
      donts: [
        'Do not use the placeholder as a label, or for rules that are needed while typing.',
        'Do not mark a field as wrong while people type in it for the first time.',
      ],
      accessibility: [
        'It is named by its label and described by its description and its error.',
        'Prefix and suffix are decorative and are not read.',
        'The focus ring is around the box, whatever inside it has the focus. The text is 16 px, so that a phone does not zoom in.',
      ],
    }),
  },
  args: { label: 'Email', type: 'email' as const, autoComplete: 'email', onChange: fn() },
});

export const Default = meta.story();

export const TypesAnAddress = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.test');
    await expect(args.onChange).toHaveBeenLastCalledWith('ada@example.test');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    description: 'We write only about your account.',
    placeholder: 'ada@example.test',
    required: true,
    disabled: false,
    size: 'm',
    suffix: '@',
  },
});

export const Described = meta.story({
  args: { description: 'We write only about your account.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/about your account/);
  },
});

/** The error is read with the field, and the field is marked as invalid. */
export const Wrong = meta.story({
  args: { error: 'Write an address with an @.', defaultValue: 'ada' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/with an @/);
  },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeRequired();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'ada@example.test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeDisabled();
  },
});

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'ada@example.test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates {...stateOptions.TextField}>{interactive.TextField}</InStates>,
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={5} style={{ maxInlineSize: '24rem' }}>
      <TextField label="Empty" placeholder="ada@example.test" />
      <TextField label="Filled" defaultValue="Ada" suffix="@example.test" />
      <TextField label="Described" description="As it stands on your card." />
      <TextField label="Wrong" error="Write a name." />
      <TextField label="Disabled" disabled defaultValue="Ada" />
      <TextField label="Large" size="l" prefix="$" />
    </Stack>
  ),
});

/** An endless value scrolls inside its field. */
export const LongText = meta.story({
  args: { defaultValue: LONG_NAME, description: LONG_NAME, error: LONG_NAME },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
