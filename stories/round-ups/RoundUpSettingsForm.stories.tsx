import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { Grid, RoundUpSettingsForm, type RoundUpSettingsFormProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  chargedAccount,
  fails,
  hangs,
  purseSettings,
  settings,
  shows,
  succeeds,
  TIME_ZONE,
} from '../fixtures/index.ts';

/** Keeps what was saved, as the app does. */
function Kept(props: RoundUpSettingsFormProps) {
  const [kept, setKept] = useState(props.settings);
  const onSave = async (next: RoundUpSettings) => {
    const result = await props.onSave(next);
    if (result.ok) setKept(next);
    return result;
  };
  return <RoundUpSettingsForm {...props} settings={kept} onSave={onSave} />;
}

const meta = preview.meta({
  title: 'Round-ups/RoundUpSettingsForm',
  component: RoundUpSettingsForm,
  parameters: {
    guide: guide({
      use: 'Sets everything about round-ups on the settings page: on or off, how much, when they are applied, and the share that buys coins.',
      instead: [
        ['CryptoSettingsPanel', 'to set only the share that buys coins, in steps of 5'],
        ['RoundUpExplainer', 'to explain round-ups'],
      ],
      dos: [
        'Save the whole object it passes: the change is already merged in.',
        'Pass the settings as the server has them after each save.',
        'When saving fails, return the reason: the form shows it.',
      ],
      donts: [
        'Do not put a save button beside it: each change is saved immediately.',
        'Do not reset it after a failure: the choice stays, to be saved again or discarded.',
      ],
      accessibility: [
        'The form is a group with a name; switches, choices and lists have their own labels.',
        'The outcome of saving is a toast, one for several quick changes.',
        'Turning off crypto round-ups removes their two lists, so that Tab reaches no useless control.',
      ],
    }),
  },
  args: { settings, onSave: succeeds() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story();

/** The whole object is saved, merged with the field that changed. */
// @requirement 8.settings.saved
export const SavesChoices = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /3x/ }));
    await shows('Settings updated successfully');
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...settings, multiplier: 3 });
    await userEvent.click(canvas.getByRole('radio', { name: '$100' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...settings,
        multiplier: 3,
        autoApplyThreshold: 10_000,
      }),
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Round-ups' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ isEnabled: false, multiplier: 3 }),
      ),
    );
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { label: 'Round-up settings' } });

/**
 * Arrow keys pass over choices on their way: only the final one is saved, once, together with any
 * change made meanwhile.
 */
export const ArrowKeys = meta.story({
  tags: ['behavior'],
  args: { settings: { ...settings, multiplier: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /3x/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /1x/ })).toBeChecked();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await shows('Settings updated successfully');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...settings, multiplier: 1 });

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...settings, multiplier: 3 });

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(3), { timeout: 3_000 });
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...settings,
      multiplier: 3,
      autoApplyThreshold: 5_000,
    });
  },
});

const withPurse = {
  settings: purseSettings,
  account: chargedAccount,
  asOf: AS_OF,
  timeZone: TIME_ZONE,
};

/** If the server keeps a purse: when it is swept, what the account keeps, and a pause. */
export const Purse = meta.story({
  args: withPurse,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'When your round-ups reach this amount, they go to your highest-rate debt. Every Monday, we also send whatever is waiting.',
      ),
    ).toBeVisible();
  },
});

export const ChangesTheSweep = meta.story({
  ...Purse.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ ...purseSettings, sweep: 'weekly' }),
    );
    await expect(canvas.queryByRole('radio', { name: '$25' })).toBeNull();
    const floor = canvas.getByLabelText('Keep at least this much in Everyday Checking ••0000');
    await userEvent.type(floor, '$200');
    await userEvent.tab();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ floor: 20_000 })),
    );
    await waitFor(() => expect(floor).toHaveValue('200.00'));
    await userEvent.clear(floor);
    await userEvent.type(floor, 'much{Enter}');
    await expect(floor).toHaveAccessibleDescription(/Enter an amount, such as 200/);
  },
});

/** A pause ends on its date, or when round-ups are resumed. */
export const Pauses = meta.story({
  tags: ['behavior'],
  args: withPurse,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const day = canvas.getByLabelText('Pause round-ups until');
    await expect(day).toHaveAccessibleDescription(/Choose a date after today\./);
    await userEvent.type(day, '2026-12-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await shows('Paused until Tuesday, Dec 1');
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...purseSettings,
      pausedUntil: '2026-12-01T05:00:00.000Z',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(purseSettings));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
});

/** This page’s options: four shares and five coins. */
export const Options = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Share of round-ups for crypto' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.click(screen.getByRole('option', { name: '75%' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ ...settings, cryptoPercentage: 75 }),
    );
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Preferred cryptocurrency' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await userEvent.click(screen.getByRole('option', { name: /LTC/ }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...settings,
        cryptoPercentage: 75,
        preferredCrypto: 'LTC',
      }),
    );
  },
});

/** A choice from the crypto page stays, and another can be chosen. */
export const SetElsewhere = meta.story({
  args: { settings: { ...settings, cryptoPercentage: 35, preferredCrypto: 'SOL' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('combobox', { name: 'Share of round-ups for crypto' }),
    ).toHaveTextContent('35%');
    await expect(
      canvas.getByRole('combobox', { name: 'Preferred cryptocurrency' }),
    ).toHaveTextContent('SOL');
  },
});

/** Without crypto round-ups, there is no share and no coin. */
// @requirement 4.crypto.controls
export const CryptoOff = meta.story({
  args: { settings: { ...settings, cryptoEnabled: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

// @requirement 4.crypto.controls
export const TurnsCryptoOn = meta.story({
  ...CryptoOff.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Crypto round-ups' }));
    await expect(await canvas.findAllByRole('combobox')).toHaveLength(2);
  },
});

const twice = fn<RoundUpSettingsFormProps['onSave']>();

/** A change that could not be saved stays, and is saved with the next attempt. */
// @requirement 8.settings.failed
export const Refused = meta.story({
  tags: ['behavior'],
  args: { onSave: twice },
  play: async ({ canvas, userEvent }) => {
    twice.mockReset();
    twice.mockResolvedValueOnce({ ok: false, message: '500: Internal Server Error' });
    twice.mockResolvedValue({ ok: true });
    await userEvent.click(canvas.getByRole('radio', { name: /5x/ }));
    await shows('Failed to update settings');
    await expect(canvas.getByText(/500: Internal Server Error/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /5x/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await shows('Settings updated successfully');
    await expect(twice).toHaveBeenLastCalledWith({ ...settings, multiplier: 5 });
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: /5x/ })).toBeChecked();
  },
});

/** Another change after a failure is saved together with the earlier one. */
export const ChangedAfterRefusal = meta.story({
  tags: ['behavior'],
  args: { onSave: fails() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /2x/ }));
    await shows('Failed to update settings');
    await userEvent.click(canvas.getByRole('radio', { name: '$10' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...settings,
        multiplier: 2,
        autoApplyThreshold: 1_000,
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard Changes' }));
    await expect(canvas.getByRole('radio', { name: /1x/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '$25' })).toBeChecked();
  },
});

/** A change shows immediately, while it is still being saved. */
export const Saving = meta.story({
  tags: ['behavior'],
  args: { onSave: hangs() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /2x/ }));
    await expect(canvas.getByRole('radio', { name: /2x/ })).toBeChecked();
  },
});

/** On a phone, the four choices are still side by side. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On, off, and set elsewhere. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, desktop: 2 }} gap={7} align="start">
      <RoundUpSettingsForm {...args} label="On" />
      <RoundUpSettingsForm
        {...args}
        label="Off"
        settings={{ ...settings, isEnabled: false, cryptoEnabled: false, multiplier: 5 }}
      />
      <RoundUpSettingsForm {...args} label="With a purse" {...withPurse} />
      <RoundUpSettingsForm
        {...args}
        label="Set elsewhere"
        settings={{ ...settings, cryptoPercentage: 35, preferredCrypto: 'SOL' }}
      />
    </Grid>
  ),
});
