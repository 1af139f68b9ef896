/**
 * What every server of the wire contract decides the same way: reading a request, its error answers,
 * and the writes that move money. An entry of its own, `@dime-time/finance-core/server`, which no page
 * loads.
 */
export {
  CALENDAR_LOCALES,
  householdCalendar,
  type CalendarContext,
  type CalendarLocale,
} from './householdCalendar.ts';
export { clientOf, type SessionClient } from './clientOf.ts';
export { checkExpectedUser } from './checkExpectedUser.ts';
export { readHistoryRange } from './historyRange.ts';
export { announcesJson, BODY_TOO_LARGE, MAX_BODY_BYTES, type RequestHeaders } from './jsonBody.ts';
export { problemAnswer, type ProblemAnswer, type ValuesOf } from './problemAnswer.ts';
export { problemResponse } from './problemResponse.ts';
export { readRequest, type IdempotentWrite, type ReadRequest } from './readRequest.ts';
export { Refusal } from './refusal.ts';
export { refusals } from './refusals.ts';
export { nextPageLink, readTransactionPage } from './transactionPage.ts';
export { checkDebt, type CheckedDebt } from './checkDebt.ts';
export { checkPlan } from './checkPlan.ts';
export {
  answerPlan,
  answerPlanChoices,
  answerPlanVersions,
  MOST_LISTED_PLANS,
  MOST_SAVED_PLANS,
  newPlanVersion,
  type NewPlanVersion,
} from './newPlanVersion.ts';
export { planDueSweep, type DueSweep, type DueSweepInput } from './planDueSweep.ts';
export { planPayment, type PaymentInput } from './planPayment.ts';
export {
  hasMatured,
  planStake,
  stakeTerms,
  type PlannedStake,
  type StakeInput,
} from './planStake.ts';
export { roundUpRestart, type RoundUpRestart } from './roundUpRestart.ts';
export { withoutDebt, type PlanBasis } from './withoutDebt.ts';
