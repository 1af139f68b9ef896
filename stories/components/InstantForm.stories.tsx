import { InstantForm, Stack, SwitchField, type InstantFormProps } from '@dime-time/ui';
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
  title: 'Components/InstantForm',
  component: InstantForm,
  parameters: {
    guide: guide({
      use: 'Holds fields that are saved as they are changed, and says where a change could not be saved.',
      instead: [
        ['ContactForm', 'everything is sent together, by a button'],
        ['RoundUpSettingsForm', 'round-ups are set: it is this form with its fields'],
      ],
      dos: [
        'Hand it what useSettingsChange gives as unsaved.',
        'Keep what was chosen in the fields while it is not saved; what says so stands below them and moves none.',
        'Say in the heading above it that changes are saved at once.',
      ],
      donts: [
        'Do not put a save button into it: people would wonder what is saved without it.',
        'Do not use it for payments: they want a word before they happen.',
      ],
      accessibility: [
        'The fields are a group with a name.',
        'That a change was not saved is read out at the next pause.',
        'Trying again and giving up take their buttons away; the focus goes to the group and not to nothing.',
      ],
    }),
  },
  args: { label: 'Round-up settings', unsaved: undefined, children: <Fields /> },
});

/** Everything is saved: only the fields. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Round-up settings' })).toBeVisible();
    await expect(canvas.queryByText('Not saved')).toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { unsaved } });

/** A change could not be saved: it can be tried again, or given up. */
export const NotSaved = meta.story({
  args: { unsaved },
  play: async ({ canvas, userEvent }) => {
    unsaved.retry.mockClear();
    unsaved.discard.mockClear();
    const group = canvas.getByRole('group', { name: 'Round-up settings' });
    await expect(canvas.getByRole('status')).toHaveTextContent('500: Internal Server Error');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(unsaved.retry).toHaveBeenCalledOnce();
    await expect(group).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(unsaved.discard).toHaveBeenCalledOnce();
    await expect(group).toHaveFocus();
  },
});

/** While it is tried again there is nothing to press. */
export const SavingAgain = meta.story({
  args: { unsaved: { ...unsaved, pending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeDisabled();
  },
});

/** A server that answers with a page: its words break where they must. */
export const LongText = meta.story({
  args: { unsaved: { ...unsaved, message: `500: ${LONG_NAME}` } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const STATES: Record<string, InstantFormProps['unsaved']> = {
  Saved: undefined,
  'Not saved': unsaved,
  'Saving again': { ...unsaved, pending: true },
  'No reason known': { ...unsaved, message: undefined },
};

/** Saved, not saved, being saved again, and without a reason. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={7}>
      {Object.entries(STATES).map(([label, state]) => (
        <InstantForm key={label} {...args} label={label} unsaved={state} />
      ))}
    </Stack>
  ),
});
