import type { Locator, Page } from 'playwright/test';
import { boostOf, boostPanel, openDebt } from './debts.ts';
import type { endpoints, EndpointKey } from './faults.ts';
import { expect, toast } from './test.ts';

type WriteKey = {
  [Key in EndpointKey]: (typeof endpoints)[Key]['method'] extends 'GET' ? never : Key;
}[EndpointKey];

/** Writes of extensions whose forms have end-to-end tests of their own. */
type OwnTests =
  | 'answerBankSuggestion'
  | 'closeDebt'
  | 'correctDebtBalance'
  | 'deleteDebt'
  | 'endOtherSessions'
  | 'endSession'
  | 'includeRoundUps'
  | 'putPlan'
  | 'renewCalendarAddress'
  | 'reopenDebt'
  | 'undoPayment'
  | 'unlinkBank'
  | 'updateDebt';

/** A form as a person uses it, and what is seen of how it ended. */
export interface WriteForm {
  readonly path: string;
  readonly heading: string | RegExp;
  /** Opens the form where it is not open, and fills it in. */
  readonly fill: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** That it failed, in the specification's words. */
  readonly failed: (page: Page) => Locator;
  /** That its outcome is unknown; absent where a repetition is harmless, and it counts as failed. */
  readonly unknown?: (page: Page) => Locator;
  /** What was typed is still there. */
  readonly kept: (page: Page) => Promise<void>;
  /** Sends the same again, after a failure or after an outcome that is not known. */
  readonly again: (page: Page, after: 'failed' | 'unknown') => Promise<void>;
  readonly done: (page: Page) => Locator;
  /** Closes what a success leaves open. */
  readonly finish?: (page: Page) => Promise<void>;
  /** The list of the household that one success makes longer by one. */
  readonly list?: 'payments' | 'debts' | 'transactions';
}

const dialog = (page: Page) => page.getByRole('dialog');
const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });
const firstTest = (page: Page) =>
  page.getByRole('list', { name: 'Tests' }).getByRole('listitem').first();
const unknownIn = (scope: Locator) =>
  scope.getByRole('alert').filter({ hasText: 'We’re not sure this went through' });

/** Types into the fields of a form by their names. */
async function type(scope: Page | Locator, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await scope.getByRole('textbox', { name, exact: true }).fill(text);
  }
}

async function expectTyped(scope: Page | Locator, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await expect(scope.getByRole('textbox', { name, exact: true })).toHaveValue(text);
  }
}

/** A form in a dialog that is opened by one button and sent by another. */
function inDialog(
  opener: (page: Page) => Locator | Promise<Locator>,
  send: string,
  texts: Readonly<Record<string, string>>,
): Pick<WriteForm, 'fill' | 'send' | 'kept' | 'again'> {
  const press = (page: Page) => button(dialog(page), send).click();
  return {
    fill: async (page) => {
      await (await opener(page)).click();
      await type(dialog(page), texts);
    },
    send: press,
    kept: (page) => expectTyped(dialog(page), texts),
    again: press,
  };
}

const MESSAGE = { Name: 'Ada', Email: 'ada@example.test', Message: 'Hello there' };

/** The multiplier that was chosen last. */
let chosen = /^3x/;

async function chooseMultiplier(page: Page): Promise<void> {
  const next = chosen.source === '^2x' ? '3x' : '2x';
  chosen = new RegExp(`^${next}`);
  await page.getByText(next, { exact: true }).click();
}

/** A form for each write. One that joins the contract has to be added here before this compiles. */
export const WRITE_FORMS: Readonly<Record<Exclude<WriteKey, OwnTests>, WriteForm>> = {
  createPayment: {
    path: '/debts',
    heading: 'Debt Management',
    ...inDialog(
      async (page) => button(await openDebt(page, 'Car Loan'), 'Make Payment'),
      'Make Payment',
      {
        Amount: '1.00',
      },
    ),
    failed: (page) => toast(page, 'Payment Failed'),
    unknown: (page) => unknownIn(dialog(page)),
    again: (page, after) =>
      button(dialog(page), after === 'unknown' ? 'Try Again' : 'Make Payment').click(),
    done: (page) => toast(page, 'Payment Processed'),
    list: 'payments',
  },
  createAcceleratedPayment: {
    path: '/debts',
    heading: 'Debt Management',
    fill: async (page) => type(await boostOf(page, 'Car Loan'), { 'Custom amount': '1.00' }),
    send: (page) => button(boostPanel(page), 'Pay').click(),
    failed: (page) => toast(page, 'Payment Failed'),
    unknown: (page) => unknownIn(boostPanel(page)),
    kept: (page) => expectTyped(boostPanel(page), { 'Custom amount': '1.00' }),
    again: (page, after) =>
      button(boostPanel(page), after === 'unknown' ? 'Try Again' : 'Pay').click(),
    done: (page) => toast(page, 'Payment Successful!'),
    list: 'payments',
  },
  putRoundUpSettings: {
    path: '/settings',
    heading: 'Settings',
    fill: async () => {},
    send: chooseMultiplier,
    failed: (page) => toast(page, 'Failed to update settings'),
    kept: (page) => expect(page.getByRole('radio', { name: chosen })).toBeChecked(),
    // The current state was requested; if the change was saved, there is nothing to send again.
    again: chooseMultiplier,
    done: (page) => toast(page, 'Settings updated successfully'),
  },
  createLinkToken: {
    path: '/banking',
    heading: 'Banking',
    fill: async () => {},
    send: (page) => button(page, 'Connect Bank Account').click(),
    failed: (page) => toast(page, 'Setup Error'),
    kept: (page) => expect(dialog(page)).toHaveCount(0),
    again: (page) => button(page, 'Connect Bank Account').click(),
    done: (page) => dialog(page).getByText('Choose your bank'),
    finish: (page) => page.keyboard.press('Escape'),
  },
  exchangeToken: {
    path: '/banking',
    heading: 'Banking',
    fill: async (page) => {
      await button(page, 'Connect Bank Account').click();
      await chooseBank(page);
    },
    send: (page) => button(dialog(page), 'Agree and Connect').click(),
    failed: (page) => dialog(page).getByRole('heading', { name: / wasn’t connected$/ }),
    unknown: (page) =>
      dialog(page).getByRole('heading', { name: 'We’re not sure this went through' }),
    kept: (page) => expect(dialog(page)).toBeVisible(),
    again: async (page, after) => {
      if (after === 'unknown') return button(dialog(page), 'Try Again').click();
      await button(dialog(page), 'Choose Another Bank').click();
      await chooseBank(page);
      await button(dialog(page), 'Agree and Connect').click();
    },
    done: (page) => button(dialog(page), 'Done'),
    finish: (page) => button(dialog(page), 'Done').click(),
  },
  testNotification: {
    path: '/notifications',
    heading: 'Notifications',
    fill: (page) => page.getByRole('tab', { name: 'Testing Center' }).click(),
    send: (page) => firstTest(page).getByRole('button').click(),
    failed: (page) => toast(page, 'Failed to send test notification'),
    kept: (page) => expect(firstTest(page)).toContainText('The test wasn’t sent. '),
    again: (page) => firstTest(page).getByRole('button').click(),
    done: (page) => toast(page, 'Notification Sent!'),
  },
  sendContact: {
    path: '/',
    heading: /Hello World/,
    fill: (page) => type(page, MESSAGE),
    send: (page) => button(page, 'Send Message').click(),
    failed: (page) => toast(page, 'Failed to send message. Please try again.'),
    kept: (page) => expectTyped(page, MESSAGE),
    again: (page) => button(page, 'Send Message').click(),
    done: (page) => toast(page, 'Message sent!'),
  },
  stakeTokens: {
    path: '/dime-token',
    heading: 'Dime Time Token (DTT)',
    fill: async (page) => {
      await page.getByRole('tab', { name: 'Stake DTT' }).click();
      await type(page, { 'Amount to stake': '0.01' });
    },
    send: (page) => button(page, 'Stake DTT').click(),
    failed: (page) => toast(page, 'Staking Failed'),
    unknown: (page) => unknownIn(page.getByRole('tabpanel', { name: 'Stake DTT' })),
    kept: (page) => expectTyped(page, { 'Amount to stake': '0.01' }),
    again: (page, after) => button(page, after === 'unknown' ? 'Try Again' : 'Stake DTT').click(),
    done: (page) => page.getByText('0.01 DTT staked for 90 days.'),
  },
  createDebt: {
    path: '/debts',
    heading: 'Debt Management',
    ...inDialog((page) => button(page, 'Add Debt Account'), 'Add Debt', {
      Name: 'Store Card',
      'Current balance': '10',
      'Minimum payment': '5',
      'Interest rate': '9.9',
      'Due day of the month': '15',
    }),
    failed: (page) => toast(page, 'Debt Not Added'),
    unknown: (page) => toast(page, 'We’re not sure this went through'),
    done: (page) => toast(page, 'Debt Added'),
    list: 'debts',
  },
  createTransaction: {
    path: '/transactions',
    heading: 'Transactions',
    ...inDialog((page) => button(page, 'Add Transaction'), 'Add Transaction', {
      Merchant: 'Corner Shop',
      Amount: '4.67',
    }),
    failed: (page) => toast(page, 'Transaction Not Added'),
    unknown: (page) => toast(page, 'We’re not sure this went through'),
    done: (page) => toast(page, 'Transaction Added'),
    list: 'transactions',
  },
};

async function chooseBank(page: Page): Promise<void> {
  await dialog(page).getByText('First Harbor Bank', { exact: true }).click();
  await button(dialog(page), 'Continue').click();
}
