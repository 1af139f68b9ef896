export {
  endpoints,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type EndpointKey,
  type RequestSchema,
} from './endpoints.ts';
export { endpointPath, endpointPattern, type EndpointPathOptions } from './endpointPath.ts';
export { readAnswer } from './readAnswer.ts';
export { readBody, type BodyReading } from './readBody.ts';
export { writeAnswer } from './writeAnswer.ts';
export { writeBody } from './writeBody.ts';
export type { Json } from './encode.ts';
export { ContractError, type ContractIssue } from './contractError.ts';
export { HttpError } from './httpError.ts';
export { httpErrorFrom, type FailedResponse } from './httpErrorFrom.ts';
export { isIdempotencyKey } from './isIdempotencyKey.ts';
export type { Problem } from './problem.ts';
export { problemBody, type ProblemDetails } from './problemBody.ts';
export type { ProblemStatus } from './statusTitles.ts';

export type { BankAccount } from './bankAccount.ts';
export type { BankItem, BankSuggestion, SuggestionAnswer, SuggestionRequest } from './bankItem.ts';
export type { BankBalance } from './bankBalance.ts';
export type { ExchangeTokenAnswer, ExchangeTokenRequest, LinkTokenAnswer } from './bankLink.ts';
export type { BankTransaction } from './bankTransaction.ts';
export { isSandboxLinkToken } from './sandbox/isSandboxLinkToken.ts';
export { sandboxInstitutionOf } from './sandbox/sandboxInstitutionOf.ts';
export { SANDBOX_INSTITUTIONS, type SandboxInstitution } from './sandbox/sandboxInstitutions.ts';
export { sandboxPublicToken } from './sandbox/sandboxPublicToken.ts';
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
