import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { CryptoSettingsPanel, type CryptoSettingsPanelProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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
  title: 'Components/CryptoSettingsPanel',
  component: CryptoSettingsPanel,
  args: { settings, onSave: succeeds() },
  render: (args) => <Kept {...args} />,
});

/** The whole object is saved, merged with the field that was changed. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /ETH/ }));
    await shows('Settings updated successfully');
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...settings, preferredCrypto: 'ETH' });
    await expect(canvas.getByRole('radio', { name: /ETH/ })).toBeChecked();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** Zero to a hundred, five at a time. */
export const Allocation = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Crypto allocation' });
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

/** Without crypto round-ups there is nothing to allot. */
export const Off = meta.story({
  args: { settings: { ...settings, cryptoEnabled: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Crypto round-ups' }));
    await expect(await canvas.findByRole('slider')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({ ...settings, cryptoEnabled: true });
  },
});

/** A coin that is set on the settings page stays, and is not offered otherwise. */
export const ForeignCoin = meta.story({
  args: { settings: { ...settings, preferredCrypto: 'XRP' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: /XRP/ })).toBeChecked();
  },
});

/** What could not be saved stands as it was. */
export const Refused = meta.story({
  args: { onSave: fails('422: Unprocessable Content') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /SOL/ }));
    await shows('Failed to update settings');
    await expect(canvas.getByRole('radio', { name: /BTC/ })).toBeChecked();
  },
});

const answers: (() => void)[] = [];

/** Changes that come while one is being saved follow it, together. */
export const QuickChanges = meta.story({
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
