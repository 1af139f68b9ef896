import { LinkedBanks } from '@dime-time/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  bankItems,
  dialogCloses,
  fails,
  hangs,
  LONG_NAME,
  openDialog,
  shows,
  succeeds,
  TIME_ZONE,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Banking/LinkedBanks',
  component: LinkedBanks,
  parameters: {
    guide: guide({
      use: 'Lists the linked banks, so that each can be unlinked.',
      instead: [
        ['AccountCard', 'to show one account with its balance'],
        ['BankLinkDialog', 'to link a bank'],
      ],
      dos: [
        'Refetch accounts, rows and debts after a bank is unlinked.',
        'Show it only if the server has a call for it.',
      ],
      donts: [
        'Do not ask before `onUnlink`: the dialog has asked, and said what is removed and what stays.',
      ],
      accessibility: [
        'It is a list named Linked banks; each button is described by the name of its bank.',
        'The dialog says what is removed and what stays, and returns the focus to its button.',
      ],
    }),
  },
  args: { items: bankItems, timeZone: TIME_ZONE, onUnlink: succeeds() },
});

export const Default = meta.story({
  args: { onUnlink: succeeds() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Tidewater BankEveryday Checking ••0000, Rainy Day Savings ••1111 · linked May 19, 2026',
    );
    const unlink = canvas.getAllByRole('button', { name: 'Unlink' })[0];
    await expect(unlink).toHaveAccessibleDescription('Tidewater Bank');
  },
});

/** It asks first, and says what is removed and what stays. */
export const Unlinks = meta.story({
  ...Default.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const unlink = canvas.getAllByRole('button', { name: 'Unlink' })[0];
    if (!unlink) throw new Error('expected a button');
    await userEvent.click(unlink);
    const dialog = await openDialog();
    await expect(dialog.getByText(/stop getting new purchases/)).toBeVisible();
    await expect(dialog.getByText(/Your debts stay/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }));
    await shows('Bank Unlinked');
    await expect(args.onUnlink).toHaveBeenCalledWith('i_1');
    await dialogCloses();
  },
});

export const Playground = meta.story();

export const KeepLinked = meta.story({
  tags: ['behavior'],
  args: { onUnlink: fn(() => Promise.resolve({ ok: true as const })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Unlink' })[1] ?? document.body);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Linked' }));
    await dialogCloses();
    await expect(args.onUnlink).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  tags: ['behavior'],
  args: { onUnlink: fails('The bank cannot be reached.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Unlink' })[0] ?? document.body);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }));
    await shows('Bank Not Unlinked');
    await shows('The bank cannot be reached.');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const Pending = meta.story({
  tags: ['behavior'],
  args: { onUnlink: hangs() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Unlink' })[0] ?? document.body);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Unlinking' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
});

export const LongNames = meta.story({
  args: {
    items: bankItems.map((item) => ({
      ...item,
      institutionName: LONG_NAME,
      accounts: [{ accountId: 'a', name: LONG_NAME, mask: '0000' }],
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
