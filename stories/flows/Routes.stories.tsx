import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { mockBackend } from './mockBackend.ts';
import { ofTheApp } from './meta.tsx';
import { navigation, pageArrives } from './onScreen.ts';

/** Every URL of the app, with the real page against the mocks. */
const meta = preview.meta({ ...ofTheApp, title: 'Flows/Routes' });

export const Landing = meta.story({
  args: { path: '/' },
  beforeEach: mockBackend({ scenario: 'signedOut' }),
  play: async () => {
    await pageArrives(/Hello World/);
    await expect(screen.getAllByRole('link', { name: 'Sign in' })[0]).toHaveAttribute(
      'href',
      '/api/login',
    );
  },
});

/** A protected URL, while signed out. */
export const SignedOut = meta.story({
  args: { path: '/debts' },
  beforeEach: mockBackend({ scenario: 'signedOut' }),
  play: async () => {
    await pageArrives(/Hello World/);
    await expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
});

export const LandingSignedIn = meta.story({
  args: { path: '/' },
  play: async () => {
    await pageArrives(/Hello World/);
    await expect((await navigation()).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Dashboard = meta.story({
  args: { path: '/dashboard' },
  play: async () => {
    await pageArrives(/Ada/);
    await expect(await screen.findByText('Debt Free Date')).toBeVisible();
  },
});

export const Transactions = meta.story({
  args: { path: '/transactions' },
  play: async () => {
    await pageArrives('Transactions');
    const list = within(await screen.findByRole('list', { name: 'Transactions' }));
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(5);
  },
});

export const PayoffPlanner = meta.story({
  args: { path: '/debts/plan' },
  play: async () => {
    await pageArrives('Payoff Planner');
    await expect(await screen.findByRole('button', { name: 'Save Plan' })).toBeVisible();
  },
});

export const Debts = meta.story({
  args: { path: '/debts' },
  play: async () => {
    await pageArrives('Debt Management');
    await expect(await screen.findByRole('article', { name: 'Car Loan' })).toBeVisible();
  },
});

/** A debt that the household does not have. */
export const Debt = meta.story({
  args: { path: '/debts/:id' },
  play: async () => {
    await pageArrives('Debt Details');
    await expect(await screen.findByText('We can’t find this debt')).toBeVisible();
  },
});

export const Crypto = meta.story({
  args: { path: '/crypto' },
  play: () => pageArrives('Crypto Round-ups'),
});

export const Insights = meta.story({
  args: { path: '/insights' },
  play: () => pageArrives('Financial Insights'),
});

export const Banking = meta.story({
  args: { path: '/banking' },
  play: async () => {
    await pageArrives(/Bank/);
    await expect(await screen.findByRole('article', { name: 'Everyday Checking' })).toBeVisible();
  },
});

export const Qr = meta.story({
  args: { path: '/qr' },
  play: () => pageArrives('Mobile Access'),
});

export const Settings = meta.story({
  args: { path: '/settings' },
  play: () => pageArrives('Settings'),
});

export const Sessions = meta.story({
  args: { path: '/settings/sessions' },
  play: async () => {
    await pageArrives('Signed-In Devices');
    await expect(await screen.findByRole('list', { name: 'Sessions' })).toBeVisible();
  },
});

export const Notifications = meta.story({
  args: { path: '/notifications' },
  play: () => pageArrives('Notifications'),
});

export const Legal = meta.story({
  args: { path: '/legal' },
  play: () => pageArrives(/Legal/),
});

export const SignUp = meta.story({
  args: { path: '/signup' },
  play: () => pageArrives(/Join/),
});

export const DimeToken = meta.story({
  args: { path: '/dime-token' },
  play: () => pageArrives(/Token|DTT/),
});

export const BusinessAnalytics = meta.story({
  args: { path: '/business-analytics' },
  play: () => pageArrives(/Analytics/),
});

export const Stats = meta.story({
  args: { path: '/stats' },
  play: () => pageArrives('Stats'),
});

export const NotFound = meta.story({
  args: { path: '/no/such/page' },
  play: () => pageArrives('404 Page Not Found'),
});
