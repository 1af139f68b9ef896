import { AutosaveForm, Stack, SwitchField, type AutosaveFormProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

function Fields() {
  const [on, setOn] = useState(true);
  return (
    <SwitchField
      label="Round-ups"
      description="Round each purchase up to the next dollar."
      value={on}
      onChange={setOn}
    />
  );
}

const unsaved = {
  message: '500: Internal Server Error',
  pending: false,
  retry: fn(),
  discard: fn(),
};

const meta = preview.meta({
  title: 'Round-ups/AutosaveForm',
  component: AutosaveForm,
  parameters: {
    guide: guide({
      use: 'Holds fields that save as they change, and says which change could not be saved.',
      instead: [
        ['ContactForm', 'to send everything together with a button'],
        ['RoundUpSettingsForm', 'to set round-ups: it is this form with its fields'],
      ],
      dos: [
        'Pass the `unsaved` that `useOptimisticSettings` returns.',
        'Keep the chosen values in the fields while they are unsaved; the message appears below and moves no field.',
        'Say in the heading above it that changes are saved immediately.',
      ],
      donts: [
        'Do not add a save button: people would wonder what is saved without it.',
        'Do not use it for payments: they need a confirmation first.',
      ],
      accessibility: [
        'The fields are a group with a name.',
        'A failed save is announced at the next pause.',
        'The retry and discard buttons disappear when pressed; focus moves to the group.',
      ],
    }),
  },
  args: { label: 'Round-up settings', unsaved: undefined, children: <Fields /> },
});

/** Everything is saved: only the fields are shown. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Round-up settings' })).toBeVisible();
    await expect(canvas.queryByText('Not saved')).toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { unsaved } });

/** A change could not be saved: it can be retried or discarded. */
export const NotSaved = meta.story({
  args: { unsaved },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('500: Internal Server Error');
  },
});

export const RetriesAndDiscards = meta.story({
  ...NotSaved.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    unsaved.retry.mockClear();
    unsaved.discard.mockClear();
    const group = canvas.getByRole('group', { name: 'Round-up settings' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(unsaved.retry).toHaveBeenCalledOnce();
    await expect(group).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard Changes' }));
    await expect(unsaved.discard).toHaveBeenCalledOnce();
    await expect(group).toHaveFocus();
  },
});

/** While it is being retried, there is nothing to press. */
export const SavingAgain = meta.story({
  args: { unsaved: { ...unsaved, pending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Discard Changes' })).toBeDisabled();
  },
});

/** A server that returns a full page of text: long words break to fit. */
export const LongText = meta.story({
  args: { unsaved: { ...unsaved, message: `500: ${LONG_NAME}` } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const STATES: Record<string, AutosaveFormProps['unsaved']> = {
  Saved: undefined,
  'Not saved': unsaved,
  'Saving again': { ...unsaved, pending: true },
  'No reason known': { ...unsaved, message: undefined },
};

/** Saved, unsaved, being saved again, and without a reason. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={7}>
      {Object.entries(STATES).map(([label, state]) => (
        <AutosaveForm key={label} {...args} label={label} unsaved={state} />
      ))}
    </Stack>
  ),
});
