import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { openDialog, shows } from '../fixtures/shows.ts';
import { mockBackend } from './mockBackend.ts';
import { ofTheApp } from './meta.tsx';
import { navigation, pageArrives } from './onScreen.ts';

/** The main tasks, from the first click to the final message on the page. */
const meta = preview.meta({ ...ofTheApp, title: 'Flows/Journeys' });

/** Nothing is linked; then a bank is linked, and its purchases appear. */
export const LinkABank = meta.story({
  tags: ['behavior'],
  args: { path: '/banking' },
  beforeEach: mockBackend({ scenario: 'newUser' }),
  play: async ({ userEvent }) => {
    await pageArrives(/Bank/);
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Bank Account' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /Tidewater/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Agree and Connect' }));
    await shows('Bank Account Connected');
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  },
});

/** A payment lowers the balance on the card and in the total. */
export const PayADebt = meta.story({
  tags: ['behavior'],
  args: { path: '/debts' },
  play: async ({ userEvent }) => {
    await pageArrives('Debt Management');
    const card = within(await screen.findByRole('article', { name: 'Car Loan' }));
    await userEvent.click(card.getByRole('button', { name: 'Car Loan' }));
    await userEvent.click(card.getByRole('button', { name: 'Make Payment' }));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '25.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Make Payment' }));
    await shows('Payment Processed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getAllByText('$18,224.83')[0]).toBeVisible());
  },
});

/** Tokens are staked, and the balance reflects it. */
export const Stake = meta.story({
  tags: ['behavior'],
  args: { path: '/dime-token' },
  play: async ({ userEvent }) => {
    await pageArrives(/DTT|Token/);
    await userEvent.click(screen.getByRole('tab', { name: 'Stake DTT' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount to stake' }), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Stake DTT' }));
    await shows(/staked for 90 days/);
  },
});

/** A setting is saved when it is chosen, and appears on every page. */
export const ChangeRoundUps = meta.story({
  tags: ['behavior'],
  args: { path: '/settings' },
  play: async ({ userEvent }) => {
    await pageArrives('Settings');
    await userEvent.click(screen.getByRole('radio', { name: /^3x/ }));
    await shows('Settings updated successfully');
    await userEvent.click((await navigation()).getByRole('link', { name: 'Debts' }));
    await pageArrives('Debt Management');
    const settings = () => screen.getByRole('link', { name: 'Settings' });
    await userEvent.click(settings());
    await pageArrives('Settings');
    await expect(screen.getByRole('radio', { name: /^3x/ })).toBeChecked();
  },
});

/** The server responds to a test in its own words. */
export const SendATestNotification = meta.story({
  tags: ['behavior'],
  args: { path: '/notifications' },
  play: async ({ userEvent }) => {
    await pageArrives('Notifications');
    await userEvent.click(screen.getByRole('tab', { name: /Test/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send Test: Round-up' }));
    await shows('Notification Sent!');
  },
});

const FIELDS = {
  'First Name': 'Ada',
  'Last Name': 'Byron',
  Email: 'ada@example.test',
  Username: 'ada',
  Password: 'engine-1843',
  'Confirm Password': 'engine-1843',
} as const;

/** From the form through the terms to the first step of the tour, with the delays people see. */
export const SignUp = meta.story({
  tags: ['behavior'],
  args: { path: '/signup' },
  play: async ({ userEvent }) => {
    await pageArrives(/Join/);
    await userEvent.click(screen.getByRole('button', { name: 'Create Free Account' }));
    const form = await openDialog();
    for (const [label, text] of Object.entries(FIELDS)) {
      await userEvent.type(form.getByLabelText(label), text);
    }
    await userEvent.click(form.getByRole('button', { name: /Create/ }));
    const accept = await screen.findByRole('button', { name: /accept/i });
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(accept);
    const done = { name: 'Account Created Successfully!' };
    await expect(await screen.findByRole('heading', done)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Step 1 of 5')[0]).toBeVisible());
  },
});
