import * as v from 'valibot';
import { bankAccounts } from './bankAccount.ts';
import { bankBalances } from './bankBalance.ts';
import { bankItems, bankSuggestions, suggestionAnswer, suggestionRequest } from './bankItem.ts';
import { exchangeTokenAnswer, exchangeTokenRequest, linkTokenAnswer } from './bankLink.ts';
import { bankTransactions } from './bankTransaction.ts';
import { calendarAddress } from './calendarAddress.ts';
import { contactRequest } from './contactMessage.ts';
import { cryptoPurchases } from './cryptoPurchase.ts';
import { cryptoSummary } from './cryptoSummary.ts';
import { dashboardSummary, includeRoundUpsRequest } from './dashboardSummary.ts';
import { debt, debtBalanceRequest, debtPatch, debtRequest, debts } from './debt.ts';
import { history, historyQuery } from './history.ts';
import { messageAnswer } from './messageAnswer.ts';
import { notificationTestRequest } from './notificationTest.ts';
import {
  acceleratedPaymentAnswer,
  acceleratedPaymentRequest,
  payment,
  paymentRequest,
  payments,
} from './payment.ts';
import { planRequest, planVersions, savedPlan } from './plan.ts';
import { roundUpSettings, roundUpSettingsRequest } from './roundUpSettings.ts';
import { serviceStatus, type Feature } from './serviceStatus.ts';
import { sessions } from './session.ts';
import { stakeRequest, tokenBalance, tokenInfo, tokenRewards } from './token.ts';
import {
  transaction,
  transactionPageQuery,
  transactionRequest,
  transactions,
} from './transaction.ts';
import { user } from './user.ts';

/** The schema of a request body: always an object of named fields. */
export type RequestSchema = v.GenericSchema & {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
};

/** One call of the API. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{bank}` stands for the bank-connection provider's segment, `{id}` for what the call is about; see `endpointPath`. */
  readonly path: `/api/${string}`;
  /** What the request carries; a call without one sends no body. */
  readonly body?: RequestSchema;
  /** What the address may carry after the question mark. */
  readonly query?: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** The status of success; 204 answers nothing. */
  readonly status: 200 | 201 | 204;
  /** Who may call: a signed-in user by default. */
  readonly access?: 'public';
  /** The extension a server has to offer before the call may be made. */
  readonly feature?: Feature;
}

/** The answer of a call that has none. */
const nothing = v.undefined();

/** Every call there is: what the app sends, the mocks answer, and the API serves. */
export const endpoints = {
  getUser: { method: 'GET', path: '/api/user', answer: user, status: 200 },
  getDashboardSummary: {
    method: 'GET',
    path: '/api/dashboard-summary',
    answer: dashboardSummary,
    status: 200,
  },
  getTransactions: {
    method: 'GET',
    path: '/api/transactions',
    query: transactionPageQuery,
    answer: transactions,
    status: 200,
  },
  getDebts: { method: 'GET', path: '/api/debts', answer: debts, status: 200 },
  getPayments: { method: 'GET', path: '/api/payments', answer: payments, status: 200 },
  getRoundUpSettings: {
    method: 'GET',
    path: '/api/round-up-settings',
    answer: roundUpSettings,
    status: 200,
  },
  putRoundUpSettings: {
    method: 'PUT',
    path: '/api/round-up-settings',
    body: roundUpSettingsRequest,
    answer: roundUpSettings,
    status: 200,
  },
  getCryptoPurchases: {
    method: 'GET',
    path: '/api/crypto-purchases',
    answer: cryptoPurchases,
    status: 200,
  },
  getCryptoSummary: {
    method: 'GET',
    path: '/api/crypto-summary',
    answer: cryptoSummary,
    status: 200,
  },
  getServiceStatus: {
    method: 'GET',
    path: '/api/service-status',
    answer: serviceStatus,
    status: 200,
  },
  getBankAccounts: {
    method: 'GET',
    path: '/api/{bank}/accounts',
    answer: bankAccounts,
    status: 200,
  },
  getBankBalances: {
    method: 'GET',
    path: '/api/{bank}/balances',
    answer: bankBalances,
    status: 200,
  },
  getBankTransactions: {
    method: 'GET',
    path: '/api/{bank}/transactions',
    answer: bankTransactions,
    status: 200,
  },
  createPayment: {
    method: 'POST',
    path: '/api/payments',
    body: paymentRequest,
    answer: payment,
    status: 201,
  },
  createAcceleratedPayment: {
    method: 'POST',
    path: '/api/accelerated-payment',
    body: acceleratedPaymentRequest,
    answer: acceleratedPaymentAnswer,
    status: 200,
  },
  createLinkToken: {
    method: 'POST',
    path: '/api/{bank}/create-link-token',
    answer: linkTokenAnswer,
    status: 200,
  },
  exchangeToken: {
    method: 'POST',
    path: '/api/{bank}/exchange-token',
    body: exchangeTokenRequest,
    answer: exchangeTokenAnswer,
    status: 200,
  },
  testNotification: {
    method: 'POST',
    path: '/api/notifications/test',
    body: notificationTestRequest,
    answer: messageAnswer,
    status: 200,
  },
  sendContact: {
    method: 'POST',
    path: '/api/contact',
    body: contactRequest,
    answer: messageAnswer,
    status: 200,
    access: 'public',
  },
  getTokenInfo: { method: 'GET', path: '/api/dime-token/info', answer: tokenInfo, status: 200 },
  getTokenBalance: {
    method: 'GET',
    path: '/api/dime-token/balance',
    answer: tokenBalance,
    status: 200,
  },
  getTokenRewards: {
    method: 'GET',
    path: '/api/dime-token/rewards',
    answer: tokenRewards,
    status: 200,
  },
  stakeTokens: {
    method: 'POST',
    path: '/api/dime-token/stake',
    body: stakeRequest,
    answer: tokenBalance,
    status: 200,
  },
  createDebt: {
    method: 'POST',
    path: '/api/debts',
    body: debtRequest,
    answer: debt,
    status: 201,
    feature: 'debts.create',
  },
  createTransaction: {
    method: 'POST',
    path: '/api/transactions',
    body: transactionRequest,
    answer: transaction,
    status: 201,
    feature: 'transactions.create',
  },
  includeRoundUps: {
    method: 'POST',
    path: '/api/round-ups/include',
    body: includeRoundUpsRequest,
    answer: dashboardSummary,
    status: 200,
    feature: 'purse',
  },
  updateDebt: {
    method: 'PATCH',
    path: '/api/debts/{id}',
    body: debtPatch,
    answer: debt,
    status: 200,
    feature: 'debts.edit',
  },
  correctDebtBalance: {
    method: 'POST',
    path: '/api/debts/{id}/balance',
    body: debtBalanceRequest,
    answer: debt,
    status: 200,
    feature: 'debts.edit',
  },
  closeDebt: {
    method: 'POST',
    path: '/api/debts/{id}/close',
    answer: debt,
    status: 200,
    feature: 'debts.edit',
  },
  reopenDebt: {
    method: 'POST',
    path: '/api/debts/{id}/reopen',
    answer: debt,
    status: 200,
    feature: 'debts.edit',
  },
  deleteDebt: {
    method: 'DELETE',
    path: '/api/debts/{id}',
    answer: nothing,
    status: 204,
    feature: 'debts.edit',
  },
  getHistory: {
    method: 'GET',
    path: '/api/history',
    query: historyQuery,
    answer: history,
    status: 200,
    feature: 'history',
  },
  getPlan: { method: 'GET', path: '/api/plan', answer: savedPlan, status: 200, feature: 'plan' },
  putPlan: {
    method: 'PUT',
    path: '/api/plan',
    body: planRequest,
    answer: savedPlan,
    status: 200,
    feature: 'plan',
  },
  getPlanVersions: {
    method: 'GET',
    path: '/api/plan/versions',
    answer: planVersions,
    status: 200,
    feature: 'plan',
  },
  getCalendarAddress: {
    method: 'GET',
    path: '/api/calendar-address',
    answer: calendarAddress,
    status: 200,
    feature: 'calendar',
  },
  renewCalendarAddress: {
    method: 'POST',
    path: '/api/calendar-address',
    answer: calendarAddress,
    status: 200,
    feature: 'calendar',
  },
  undoPayment: {
    method: 'DELETE',
    path: '/api/payments/{id}',
    answer: nothing,
    status: 204,
    feature: 'payments.undo',
  },
  getBankItems: {
    method: 'GET',
    path: '/api/{bank}/items',
    answer: bankItems,
    status: 200,
    feature: 'bank.unlink',
  },
  unlinkBank: {
    method: 'DELETE',
    path: '/api/{bank}/items/{id}',
    answer: nothing,
    status: 204,
    feature: 'bank.unlink',
  },
  getBankSuggestions: {
    method: 'GET',
    path: '/api/{bank}/suggestions',
    answer: bankSuggestions,
    status: 200,
    feature: 'bank.unlink',
  },
  answerBankSuggestion: {
    method: 'POST',
    path: '/api/{bank}/suggestions/{id}',
    body: suggestionRequest,
    answer: suggestionAnswer,
    status: 200,
    feature: 'bank.unlink',
  },
  getSessions: {
    method: 'GET',
    path: '/api/sessions',
    answer: sessions,
    status: 200,
    feature: 'sessions',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/sessions/{id}',
    answer: nothing,
    status: 204,
    feature: 'sessions',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/sessions',
    answer: nothing,
    status: 204,
    feature: 'sessions',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointKey = keyof typeof endpoints;

/** What a call answers, as the app works with it. */
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;

/** What a call sends, as the app works with it; `undefined` where it sends nothing. */
export type BodyOf<E extends Endpoint> = E extends { body: infer Body extends v.GenericSchema }
  ? v.InferOutput<Body>
  : undefined;
