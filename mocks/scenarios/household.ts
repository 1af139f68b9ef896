import { cents, compareByApr, quantity, ZERO_CENTS, type Instant } from '@dime-time/finance-core';
import {
  SANDBOX_INSTITUTIONS,
  type BankAccount,
  type BankBalance,
  type Debt,
  type RoundUpSettings,
  type SandboxInstitution,
} from '@dime-time/finance-core/contract';
import { createRandom, sandboxAccounts, type Random } from '@dime-time/finance-core/sandbox';
import { transactionsFromRows } from '../rules/transactionsFromRows.ts';
import type { HouseholdBankRow, HouseholdState } from '../state.ts';
import { bankRows } from './bankRows.ts';
import { DEBTS, SETTINGS, TOKEN_INFO, USER } from './fixedData.ts';
import { pastPayments, pastRewards } from './history.ts';
import { pastSweeps } from './pastSweeps.ts';
import type { Scenario } from './scenario.ts';

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

/** Makes a household: the same input gives the same household. */
export function createHousehold(input: HouseholdInput): HouseholdState {
  const { scenario, asOf } = input;
  const random = createRandom(input.seed);
  const household = emptyHousehold();
  household.signedIn = scenario !== 'signedOut';
  if (scenario === 'newUser' && !input.bank) return household;

  const bank = input.bank ?? madeUpBank(input, random);
  const debts = bank.debts.length > 0 ? bank.debts : debtsOf(scenario);
  household.debts = structuredClone([...debts]);
  household.bankAccounts = structuredClone([...bank.accounts]);
  household.bankBalances = structuredClone([...bank.balances]);
  household.transactions = transactionsFromRows(bank.rows, household.settings);
  household.bankRows = structuredClone(bank.rows.slice(0, MAX_BANK_ROWS));
  // A loaded bank brings its own past; only the made-up one gets a made-up past beside it.
  if (input.bank) return household;
  household.settings = { ...household.settings, cryptoEnabled: scenario !== 'paidOff' };
  const swept = pastSweeps({
    debts: DEBTS.toSorted(compareByApr),
    transactions: household.transactions,
    cryptoPercentage: household.settings.cryptoPercentage,
    asOf,
    timeZone: input.timeZone,
  });
  household.payments = pastPayments(DEBTS, swept.payments, asOf);
  household.cryptoPurchases = [...swept.coins];
  household.rewards = pastRewards(household.payments, household.transactions, asOf);
  household.stakedAmount = quantity(5_000_000_000n);
  return household;
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
  const { accounts, balances, checkingId } = accountsOf(institution);
  const rows = bankRows({ random, accountId: checkingId, asOf, timeZone, ...size });
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
  return { accounts, balances, checkingId: sandboxAccounts(id)[0].accountId };
}

function debtsOf(scenario: Scenario): Debt[] {
  if (scenario !== 'paidOff') return [...DEBTS];
  return DEBTS.map((debt) => ({ ...debt, currentBalance: ZERO_CENTS }));
}

function emptyHousehold(): HouseholdState {
  const settings: RoundUpSettings = { ...SETTINGS };
  return {
    signedIn: true,
    user: { ...USER },
    debts: [],
    payments: [],
    transactions: [],
    settings,
    cryptoPurchases: [],
    tokenInfo: { ...TOKEN_INFO },
    rewards: [],
    stakedAmount: quantity(0n),
    bankAccounts: [],
    bankBalances: [],
    bankRows: [],
    lastId: 0,
    answers: {},
  };
}
