import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { StrictMode } from 'react';
import { expect, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { openDialog, shows } from '../fixtures/shows.ts';
import { mockBackend } from './mockBackend.ts';
import { ofTheApp } from './meta.tsx';
import { pageArrives } from './onScreen.ts';

/** Pages with a part that does not load, or loads incorrectly: the rest keeps working. */
const meta = preview.meta({ ...ofTheApp, title: 'Flows/Trouble' });

/** One panel fails with its own message, and loads after a retry. */
export const OneCallFails = meta.story({
  args: { path: '/debts' },
  beforeEach: mockBackend({ faults: { getDebts: { fault: '500-empty', times: 1 } } }),
  play: async () => {
    await pageArrives('Debt Management');
    await expect(await screen.findByText('500: Internal Server Error')).toBeVisible();
  },
});

export const OneCallIsRetried = meta.story({
  ...OneCallFails.input,
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    await pageArrives('Debt Management');
    const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
    await userEvent.click(retry!);
    await expect(await screen.findByRole('article', { name: 'Car Loan' })).toBeVisible();
  },
});

/** A proxy’s HTML page in place of JSON. */
export const HtmlForJson = meta.story({
  args: { path: '/transactions' },
  beforeEach: mockBackend({ faults: { getTransactions: 'html' } }),
  play: async () => {
    await pageArrives('Transactions');
    const failed = await screen.findAllByText('Something went wrong on our end. Please try again.');
    await expect(failed[0]).toBeVisible();
  },
});

/** Only the session call gets a response. */
export const ServerDown = meta.story({
  args: { path: '/dashboard' },
  beforeEach: mockBackend({ scenario: 'apiDown' }),
  play: async () => {
    await pageArrives(/Ada/);
    // Each panel fails when its own response arrives.
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(1),
    );
  },
});

/**
 * Every call of a page except the one that identifies the user: a successful one removes the
 * notice.
 */
const SIGNED_OUT = Object.fromEntries(
  Object.entries(endpoints)
    .filter(([key, { access }]: [string, Endpoint]) => key !== 'getUser' && access !== 'public')
    .map(([key]) => [key, '401' as const]),
);

/** The session ends while the page is open: one message says so, with a way to sign in. */
export const SessionEnds = meta.story({
  args: { path: '/debts' },
  beforeEach: mockBackend({ faults: SIGNED_OUT }),
  play: async () => {
    await shows('You’re signed out');
    await expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

/** The response to a payment is lost: retrying sends the same submission, and pays once. */
export const PaymentUnknown = meta.story({
  tags: ['behavior'],
  args: { path: '/debts' },
  beforeEach: mockBackend({ faults: { createPayment: { fault: 'lost-answer', times: 1 } } }),
  play: async ({ userEvent }) => {
    await pageArrives('Debt Management');
    const card = within(await screen.findByRole('article', { name: 'Car Loan' }));
    await userEvent.click(card.getByRole('button', { name: 'Car Loan' }));
    await userEvent.click(card.getByRole('button', { name: 'Make Payment' }));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '25.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Make Payment' }));
    await expect(await dialog.findByText(/not sure this went through/i)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /again/i }));
    await shows('Payment Processed');
    await waitFor(() => expect(screen.getAllByText('$18,224.83')[0]).toBeVisible());
  },
});

/**
 * Rendered twice, as in development, and pressed twice: each read and each payment is sent once.
 */
export const StrictModeSendsOnce = meta.story({
  tags: ['behavior'],
  args: { path: '/debts' },
  render: (args, context) => <StrictMode>{ofTheApp.render(args, context)}</StrictMode>,
  beforeEach: (context) => {
    mockBackend()(context);
    spyOn(window, 'fetch');
  },
  play: async ({ userEvent }) => {
    await pageArrives('Debt Management');
    const card = within(await screen.findByRole('article', { name: 'Car Loan' }));
    await expect(callsOf('GET', '/api/debts')).toBe(1);
    await userEvent.click(card.getByRole('button', { name: 'Car Loan' }));
    await userEvent.dblClick(screen.getByRole('button', { name: '$25' }));
    await waitFor(() => expect(card.getAllByText('$10,775.00')[0]).toBeVisible());
    await expect(callsOf('POST', '/api/accelerated-payment')).toBe(1);
  },
});

/** The number of times the page has made that call. */
function callsOf(method: string, path: string): number {
  return mocked(window.fetch).mock.calls.filter(
    ([url, init]) => url === path && init?.method === method,
  ).length;
}
