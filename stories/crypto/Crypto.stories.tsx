import { LOADING, ready } from '@dime-time/ui';
import { Crypto } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  cryptoSummary,
  emptyCryptoSummary,
  extremeCryptoSummary,
  extremePurchases,
  purchases,
  ScreenFrame,
  settings,
  succeeds,
  TIME_ZONE,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Crypto',
  component: Crypto,
  parameters: {
    guide: guide({
      use: 'The page at /crypto: what the share of round-ups has bought, the provider’s status, and the settings behind a button.',
      instead: [
        ['CryptoSettingsPanel', 'to show only the settings'],
        ['Portfolio', 'to show only the holdings'],
      ],
      dos: [
        'Pass each panel its own `Loadable`; a failure then stays in its panel.',
        'Send the whole settings object in `onSaveSettings`, and return the result.',
        'Use the provider’s name as readers know it.',
      ],
      donts: [
        'Do not delay the page until everything has loaded: each part keeps its place.',
        'Do not hide the link to the risks.',
      ],
      accessibility: [
        'The settings button says whether its panel is open.',
        'It has one h1; portfolio, purchases and settings are regions with level 2 headings.',
        'The page is busy until the summary has loaded; the provider’s state is a status.',
      ],
    }),
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <ScreenFrame>
        <Story />
      </ScreenFrame>
    ),
  ],
  args: {
    summary: ready(cryptoSummary),
    purchases: ready(purchases),
    settings: ready(settings),
    configured: ready(true),
    providerName: 'Coinbase',
    timeZone: TIME_ZONE,
    onSaveSettings: succeeds(),
  },
});

// @requirement 2.crypto.banner
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Crypto Round-ups');
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByText('Connected to Coinbase')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { providerName: 'Coinbase', legalHref: '/legal' } });

/** The settings open and close. */
// @requirement 2.crypto.settings
export const SettingsOpen = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Settings' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(
      canvas.getByRole('slider', { name: 'Share of round-ups for crypto' }),
    ).toBeVisible();
  },
});

// @requirement 2.crypto.banner
export const DemoMode = meta.story({
  args: {
    configured: ready(false),
    summary: ready(emptyCryptoSummary),
    purchases: ready([]),
    settings: ready({ ...settings, cryptoEnabled: false }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo mode')).toBeVisible();
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await expect(canvas.getByText('No purchases yet')).toBeVisible();
  },
});

/**
 * Without a provider: pending purchases are counted separately, and the page says where their money
 * is and why.
 */
export const DemoModeWaiting = meta.story({
  args: { configured: ready(false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('all completed, 1 more pending')).toBeVisible();
    await expect(canvas.getByText(/^completed at/)).toBeVisible();
    await expect(canvas.getByText(/set aside, not bought yet$/)).toHaveTextContent('$7.50');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '$7.50 of your round-ups is set aside to buy crypto once Coinbase is connected.',
    );
  },
});

export const Loading = meta.story({
  args: { summary: LOADING, purchases: LOADING, settings: LOADING, configured: LOADING },
});

const onRetry = fn();
const failed = { status: 'error', message: '500: Internal Server Error', onRetry } as const;

/** Each panel fails and retries on its own. */
export const Failed = meta.story({
  args: { summary: failed, purchases: failed, settings: failed, configured: failed },
});

export const RetriesEach = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const retries = canvas.getAllByRole('button', { name: 'Retry' });
    await expect(retries).toHaveLength(4);
    for (const retry of retries) await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledTimes(4);
  },
});

export const Stale = meta.story({
  args: { summary: ready(cryptoSummary, true), purchases: ready(purchases, true) },
});

export const Extreme = meta.story({
  args: { summary: ready(extremeCryptoSummary), purchases: ready(extremePurchases) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Connected and switched on, with nothing bought yet. */
export const Empty = meta.story({
  args: { summary: ready(emptyCryptoSummary), purchases: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No crypto yet')).toBeVisible();
    await expect(canvas.getByText('No purchases yet')).toBeVisible();
  },
});

/** The same extremes on a phone: everything wraps or shrinks, and nothing scrolls sideways. */
export const ExtremeNarrow = meta.story({
  ...Extreme.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** With the settings open: everything the page has. */
export const Matrix = meta.story({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await expect(
      canvas.getByRole('slider', { name: 'Share of round-ups for crypto' }),
    ).toBeVisible();
  },
});
