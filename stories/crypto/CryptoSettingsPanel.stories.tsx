import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { Card, CryptoSettingsPanel, type CryptoSettingsPanelProps, Grid } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { fails, settings, shows, succeeds } from '../fixtures/index.ts';

/** Keeps what was saved, as the app does. */
function Kept(props: CryptoSettingsPanelProps) {
  const [kept, setKept] = useState(props.settings);
  const onSave = async (next: RoundUpSettings) => {
    const result = await props.onSave(next);
    if (result.ok) setKept(next);
    return result;
  };
  return <CryptoSettingsPanel settings={kept} onSave={onSave} />;
}

const meta = preview.meta({
  title: 'Crypto/CryptoSettingsPanel',
  component: CryptoSettingsPanel,
  parameters: {
    guide: guide({
      use: 'Sets whether round-ups buy coins, how much of them, and which coin. Made for the crypto page.',
      instead: [
        ['SliderField', 'to choose a number unrelated to these settings'],
        ['SwitchField', 'to turn one thing on or off'],
      ],
      dos: [
        'Save the whole object passed to `onSave`: the change is already merged in.',
        'Pass the saved settings back through `settings`, so that the panel and the server agree.',
        'Return `ok: false` if saving failed: the choice stays, with the reason and two options, save again or discard.',
      ],
      donts: [
        'Do not add a save button: each change is saved immediately.',
        'Do not wait between two changes. Changes made during a save are sent together afterwards.',
      ],
      accessibility: [
        'The share is a slider with 5 percent steps, for the pointer, the arrow keys, Home and End.',
        'The share is explained in dollars below the slider, and the explanation is read with it.',
        'The controls for share and coin are in the document only while crypto round-ups are on.',
        'Each outcome is announced as a toast.',
      ],
    }),
  },
  args: { settings, onSave: succeeds() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story();

/** The whole object is saved, merged with the field that changed. */
export const SavesAChoice = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /ETH/ }));
    await shows('Settings updated successfully');
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...settings, preferredCrypto: 'ETH' });
    await expect(canvas.getByRole('radio', { name: /ETH/ })).toBeChecked();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story();

/** From 0 to 100, in steps of 5. */
// @requirement 5.crypto.slider 9.slider
export const Allocation = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Share of round-ups for crypto' });
    await expect(slider).toHaveAttribute('step', '5');
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '100');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await shows('Settings updated successfully');
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...settings, cryptoPercentage: 30 });
    await expect(canvas.getByText(/in round-ups/)).toHaveTextContent(
      'Of $10.00 in round-ups, $3.00 buys BTC and $7.00 goes to your debts.',
    );
  },
});

/** With crypto round-ups off, there is nothing to allocate. */
// @requirement 4.crypto.controls
export const Off = meta.story({
  args: { settings: { ...settings, cryptoEnabled: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

// @requirement 4.crypto.controls
export const TurnsItOn = meta.story({
  ...Off.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Crypto round-ups' }));
    await expect(await canvas.findByRole('slider')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({ ...settings, cryptoEnabled: true });
  },
});

/** A coin from the settings page is kept, but not offered otherwise. */
export const ForeignCoin = meta.story({
  args: { settings: { ...settings, preferredCrypto: 'XRP' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: /XRP/ })).toBeChecked();
  },
});

/** A change that could not be saved stays selected until it is saved or discarded. */
export const Refused = meta.story({
  tags: ['behavior'],
  args: { onSave: fails('422: Unprocessable Content') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /SOL/ }));
    await shows('Failed to update settings');
    await expect(canvas.getByText(/422: Unprocessable Content/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /SOL/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard Changes' }));
    await expect(canvas.getByRole('radio', { name: /BTC/ })).toBeChecked();
  },
});

const answers: (() => void)[] = [];

/** Changes made during a save are sent together afterwards. */
export const QuickChanges = meta.story({
  tags: ['behavior'],
  args: {
    onSave: fn(
      () => new Promise<{ ok: true }>((resolve) => answers.push(() => resolve({ ok: true }))),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    answers.length = 0;
    await userEvent.click(canvas.getByRole('radio', { name: /ETH/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /ADA/ }));
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{End}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    answers.shift()?.();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers.shift()?.();
    await shows('Settings updated successfully');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...settings,
      preferredCrypto: 'ADA',
      cryptoPercentage: 100,
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Zero and 100 percent: the example below the slider says what that means. */
export const NoneAndAll = meta.story({
  render: ({ settings: saved, onSave }) => (
    <Grid columns={{ phone: 1, desktop: 2 }}>
      <CryptoSettingsPanel settings={{ ...saved, cryptoPercentage: 0 }} onSave={onSave} />
      <CryptoSettingsPanel settings={{ ...saved, cryptoPercentage: 100 }} onSave={onSave} />
    </Grid>
  ),
});

/** On, off, and with a coin from the settings page. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ settings: saved, onSave }) => (
    <Grid columns={1}>
      {[
        saved,
        { ...saved, preferredCrypto: 'XRP' as const, cryptoPercentage: 75 },
        { ...saved, cryptoEnabled: false },
      ].map((one, at) => (
        <Card key={at}>
          <CryptoSettingsPanel settings={one} onSave={onSave} />
        </Card>
      ))}
    </Grid>
  ),
});
