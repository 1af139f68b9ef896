import { Stack, TextField } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email' as const, autoComplete: 'email', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.test');
    await expect(args.onChange).toHaveBeenLastCalledWith('ada@example.test');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
  },
});

export const Described = meta.story({
  args: { description: 'We write only about your account.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/about your account/);
  },
});

/** The reason is read with the field, and the field is marked as wrong. */
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
