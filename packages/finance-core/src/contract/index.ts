export {
  endpoints,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type EndpointKey,
  type RequestSchema,
} from './endpoints.ts';
export { endpointPath, endpointPattern, type EndpointPathOptions } from './endpointPath.ts';
export { readAnswer, writeAnswer } from './answer.ts';
export { readBody, type BodyReading, writeBody } from './requestBody.ts';
export type { Json } from './encode.ts';
export { ContractError, type ContractIssue } from './contractError.ts';
export { HttpError, httpErrorFrom, type FailedResponse } from './httpError.ts';
export { isIdempotencyKey } from './isIdempotencyKey.ts';
export {
  type Problem,
  problemBody,
  type ProblemDetails,
  type ProblemIssue,
  type ProblemStatus,
  type ProblemValues,
} from './problem.ts';
export {
  REFUSAL_CODES,
  type PlainRefusalCode,
  type RefusalCode,
  type RefusalValueKind,
  type RefusalValues,
} from './refusalCodes.ts';

export type { BankAccount } from './bankAccount.ts';
export type { BankItem, BankSuggestion, SuggestionAnswer, SuggestionRequest } from './bankItem.ts';
export type { BankBalance } from './bankBalance.ts';
export type { ExchangeTokenAnswer, ExchangeTokenRequest, LinkTokenAnswer } from './bankLink.ts';
export type { BankTransaction } from './bankTransaction.ts';
export { CALENDAR_PATH, type CalendarAddress, calendarPath } from './calendarAddress.ts';
export {
  isSandboxLinkToken,
  sandboxInstitutionOf,
  SANDBOX_INSTITUTIONS,
  type SandboxInstitution,
  sandboxPublicToken,
} from './sandboxLink.ts';
export type { ContactRequest } from './contactMessage.ts';
export type { CryptoPurchase } from './cryptoPurchase.ts';
export type { CryptoPortfolioEntry, CryptoSummary } from './cryptoSummary.ts';
export type {
  ChargedAccount,
  DashboardSummary,
  EarlierRoundUps,
  IncludeRoundUpsRequest,
} from './dashboardSummary.ts';
export {
  BALANCE_REASONS,
  type BalanceReason,
  type Debt,
  type DebtBalanceRequest,
  type DebtPatch,
  type DebtRequest,
} from './debt.ts';
export {
  type BalanceCorrection,
  type DebtMonth,
  type HistoryMonth,
  MOST_HISTORY_MONTHS,
} from './history.ts';
export type { MessageAnswer } from './messageAnswer.ts';
export {
  NOTIFICATION_TEST_TYPES,
  type NotificationTestRequest,
  type NotificationTestType,
} from './notificationTest.ts';
export {
  PAYMENT_SOURCES,
  type AcceleratedPaymentAnswer,
  type AcceleratedPaymentRequest,
  type Payment,
  type PaymentRequest,
  type PaymentSource,
} from './payment.ts';
export {
  MOST_ONE_OFFS,
  PLAN_STRATEGIES,
  type PlanForecast,
  type PlanRequest,
  type PlanStrategy,
  type PlanVersion,
  type SavedPlan,
} from './plan.ts';
export {
  CRYPTO_PERCENTAGE_STEP,
  CRYPTO_SYMBOLS,
  type CryptoSymbol,
  type RoundUpSettings,
} from './roundUpSettings.ts';
export {
  FEATURES,
  isProviderConfigured,
  offersFeature,
  type Feature,
  type ServiceStatus,
} from './serviceStatus.ts';
export type { Session } from './session.ts';
export {
  STAKE_DURATIONS,
  type RunningStake,
  type StakeDuration,
  type StakeRequest,
  type TokenHoldings,
  type TokenInfo,
  type TokenReward,
} from './token.ts';
export {
  UNCATEGORIZED,
  type Transaction,
  type TransactionPageQuery,
  type TransactionRequest,
} from './transaction.ts';
export type { User } from './user.ts';
