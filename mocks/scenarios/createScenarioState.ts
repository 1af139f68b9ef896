import {
  addDays,
  addMonths,
  calendarDay,
  calendarDayOf,
  cents,
  compareByApr,
  epochMillis,
  onDayOfMonth,
  quantity,
  startOfDay,
  sumCents,
  ZERO_CENTS,
  type CalendarDay,
  type Instant,
} from '@dime-time/finance-core';
import {
  SANDBOX_INSTITUTIONS,
  type BankAccount,
  type BankBalance,
  type Debt,
  type SandboxInstitution,
} from '@dime-time/finance-core/contract';
import { EMPTY_PURSE } from '@dime-time/finance-core/household';
import { createRandom, sandboxAccounts, type Random } from '@dime-time/finance-core/sandbox';
import { instantAt } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';
import { noteThreshold } from '../round-ups/settle.ts';
import { runningStake } from '../token/stakes.ts';
import { transactionsFromRows } from '../transactions/transactionsFromRows.ts';
import type { HouseholdBankRow, HouseholdState } from '../store/state.ts';
import { bankRows } from '../banking/sandboxRows.ts';
import { DEBTS, SETTINGS, TOKEN_INFO, USER } from './fixedData.ts';
import { pastPayments, pastRewards } from './history.ts';
import { pastSweeps } from './pastSweeps.ts';
import type { Scenario } from '../store/scenario.ts';

/** What a bank knows of a household: its accounts and their rows, and the debts it lends. */
export interface BankHousehold {
  readonly accounts: readonly BankAccount[];
  readonly balances: readonly BankBalance[];
  readonly rows: readonly HouseholdBankRow[];
  /** Where there are none the scenario's stay, so that round-ups have somewhere to go. */
  readonly debts: readonly Debt[];
}

export interface HouseholdInput {
  readonly scenario: Scenario;
  readonly seed: number;
  /** The present moment; the past is made up to it. */
  readonly asOf: Instant;
  readonly timeZone: string;
  /** Takes the place of the made-up bank. */
  readonly bank?: BankHousehold | undefined;
}

/** As much of a bank's history as a provider hands out. */
const MAX_BANK_ROWS = 500;

const DAY_MS = 86_400_000;
/** How long ago the bank of a made-up household was linked: longer than its rows reach back. */
const LINKED_DAYS_AGO = 182;
const STAKED_DAYS_AGO = 33;

/** Makes a household: the same input gives the same household. */
export function createHousehold(input: HouseholdInput): HouseholdState {
  const { scenario, asOf, timeZone } = input;
  const random = createRandom(input.seed);
  const household = emptyHousehold(asOf);
  household.signedIn = scenario !== 'signedOut';
  if (scenario === 'newUser' && !input.bank) return household;

  const bank = input.bank ?? madeUpBank(input, random);
  const debts = bank.debts.length > 0 ? bank.debts : debtsOf(scenario);
  const today = calendarDayOf(asOf, timeZone);
  household.debts = debts.map((debt) => ({
    ...debt,
    status: 'open',
    balanceAsOf: input.bank ? today : lastDueDay(debt, today),
  }));
  linkLongAgo(household, bank, input);
  // A loaded bank brings its own past; only the made-up one gets a made-up past beside it.
  if (!input.bank) enterPast(household, input);
  noteThreshold(household, asOf);
  return household;
}

/** The bank that was there from the beginning: all of its purchases are rounded up. */
function linkLongAgo(
  household: HouseholdState,
  bank: BankHousehold,
  { asOf, timeZone }: HouseholdInput,
): void {
  const oldest = bank.rows.reduce(
    (day, row) => (row.date < day ? row.date : day),
    asOf.slice(0, 10),
  );
  const halfAYear = epochMillis(asOf) - LINKED_DAYS_AGO * DAY_MS;
  const beforeRows = startOfDay(addDays(calendarDay(oldest), -1), timeZone);
  const linkedAt = instantAt(Math.min(halfAYear, beforeRows));
  household.bankAccounts = structuredClone([...bank.accounts]);
  household.bankBalances = structuredClone([...bank.balances]);
  household.bankRows = structuredClone(bank.rows.slice(0, MAX_BANK_ROWS));
  const names = new Set(bank.accounts.map(({ institutionName }) => institutionName));
  household.bankItems = [...names].map((institutionName) => ({
    id: nextId(household, 'i'),
    institutionName,
    linkedAt,
    accountIds: bank.accounts
      .filter((account) => account.institutionName === institutionName)
      .map(({ accountId }) => accountId),
  }));
  const rule = { ...household, linkedAt };
  household.transactions = transactionsFromRows(bank.rows, rule, { now: asOf, timeZone });
  const collected = sumCents(household.transactions.map(({ roundUpAmount }) => roundUpAmount));
  household.purse = { ...household.purse, collected };
}

/** What a made-up household has done so far. */
function enterPast(household: HouseholdState, { scenario, asOf, timeZone }: HouseholdInput): void {
  household.settings = { ...household.settings, cryptoEnabled: scenario !== 'paidOff' };
  const swept = pastSweeps({
    debts: DEBTS.toSorted(compareByApr),
    transactions: household.transactions,
    cryptoPercentage: household.settings.cryptoPercentage,
    asOf,
    timeZone,
  });
  household.payments = pastPayments(DEBTS, swept.payments, asOf);
  household.cryptoPurchases = [...swept.coins];
  household.purse = {
    ...household.purse,
    applied: sumCents(swept.payments.map(({ amount }) => amount)),
    invested: sumCents(swept.coins.map(({ amountUsd }) => amountUsd)),
  };
  household.rewards = pastRewards(household.payments, household.transactions, asOf);
  const startedAt = instantAt(epochMillis(asOf) - STAKED_DAYS_AGO * DAY_MS);
  household.stakes = [runningStake('s_1', quantity(5_000_000_000n), 90, startedAt)];
}

/** The day a statement last told the balance: when it was due last. */
function lastDueDay({ dueDate }: Debt, today: CalendarDay): CalendarDay {
  const thisMonth = onDayOfMonth(today, dueDate);
  return thisMonth <= today ? thisMonth : onDayOfMonth(addMonths(today, -1), dueDate);
}

/** What a bank is made up from. */
export interface MadeUpBankInput extends Pick<HouseholdInput, 'scenario' | 'asOf' | 'timeZone'> {
  /** Which bank of the sandbox it is; the household's own without it. */
  readonly institution?: SandboxInstitution;
}

/** The bank that a made-up household has, also the one a new user links. */
export function madeUpBank(
  { scenario, asOf, timeZone, institution = SANDBOX_INSTITUTIONS[0] }: MadeUpBankInput,
  random: Random,
): BankHousehold {
  const size =
    scenario === 'hugeHistory' ? { purchases: 10_000, perDay: 14 } : { purchases: 160, perDay: 4 };
  const { accounts, balances, checkingId, cardId } = accountsOf(institution);
  const rows = bankRows({ random, accountId: checkingId, cardId, asOf, timeZone, ...size });
  const pending: HouseholdBankRow = {
    transaction_id: 'row-pending',
    account_id: checkingId,
    name: 'HARBOR COFFEE POS',
    merchant_name: 'Harbor Coffee',
    category: ['Food and Drink', 'Coffee Shop'],
    date: rows[0]?.date ?? (asOf.slice(0, 10) as HouseholdBankRow['date']),
    amount: cents(467),
    pending: true,
  };
  return { accounts, balances, rows: [pending, ...rows], debts: [] };
}

/** The accounts of a bank as the contract writes them. */
function accountsOf({ id, name }: SandboxInstitution) {
  const kept = sandboxAccounts(id);
  const suffix = id === SANDBOX_INSTITUTIONS[0].id ? '' : `-${id}`;
  const accounts = kept.map((account, index): BankAccount => ({
    id: `b_${index + 1}${suffix}`,
    accountId: account.accountId,
    accountName: account.name,
    accountType: account.subtype,
    mask: account.mask,
    institutionName: name,
    isActive: account.subtype === 'checking',
  }));
  const balances = kept.map(({ accountId, current, available }): BankBalance => ({
    account_id: accountId,
    balances: { current, available },
  }));
  const cardId = kept.find(({ type }) => type === 'credit')?.accountId;
  return { accounts, balances, checkingId: kept[0].accountId, cardId };
}

function debtsOf(scenario: Scenario): Debt[] {
  if (scenario !== 'paidOff') return [...DEBTS];
  return DEBTS.map((debt) => ({ ...debt, currentBalance: ZERO_CENTS }));
}

function emptyHousehold(asOf: Instant): HouseholdState {
  return {
    signedIn: true,
    user: { ...USER },
    debts: [],
    payments: [],
    undonePayments: [],
    transactions: [],
    settings: { ...SETTINGS },
    roundUpsSince: null,
    switchedOnAt: null,
    purse: { ...EMPTY_PURSE },
    thresholdReachedAt: null,
    settledUntil: asOf,
    cryptoPurchases: [],
    tokenInfo: { ...TOKEN_INFO },
    rewards: [],
    stakes: [],
    bankItems: [],
    bankAccounts: [],
    bankBalances: [],
    bankRows: [],
    suggestions: [],
    answeredSuggestions: {},
    // Below it are the ids of what a household begins with.
    lastId: 100,
    answers: {},
  };
}
