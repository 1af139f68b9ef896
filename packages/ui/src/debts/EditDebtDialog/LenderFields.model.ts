import {
  BASIS_POINTS,
  basisPoints,
  parseDay,
  parseTypedApr,
  percentFromApr,
  toDecimalString,
  type BasisPoints,
  type CalendarDay,
  type MinimumRule,
} from '@dime-time/finance-core';
import type { Debt, DebtPatch } from '@dime-time/finance-core/contract';
import { amountError, owedAmount, type FormCheck } from '../AddDebtDialog/validateDebtTerms.ts';
import type { Formats } from '../../words/index.ts';
import type { DebtTermsFieldsWords } from '../../words/subjects/debts/debtTermsFields.ts';
import type { LenderFieldsWords } from '../../words/subjects/debts/lenderFields.ts';

/** The typed rules of the lender: how the minimum is worked out, and a promotional rate. */
export interface LenderForm {
  rule: MinimumRule['kind'];
  /** A percentage of the balance; unused by a fixed minimum. */
  share: string;
  floor: string;
  hasPromotion: boolean;
  promotionRate: string;
  promotionEnd: string;
}

type Lender = Pick<Debt, 'minimumRule' | 'promotion' | 'minimumPayment'>;

/** The values of the form, from the debt. */
export function lenderFormOf({ minimumRule, promotion }: Lender): LenderForm {
  const rule = minimumRule?.kind === 'fixed' ? undefined : minimumRule;
  return {
    rule: rule?.kind ?? 'fixed',
    share: rule ? String(rule.share / 100) : '',
    floor: rule ? toDecimalString(rule.floor) : '',
    hasPromotion: promotion !== undefined,
    promotionRate: promotion ? String(percentFromApr(promotion.interestRate)) : '',
    promotionEnd: promotion?.endsOn ?? '',
  };
}

/**
 * Validates the rules of the lender.
 *
 * @returns the part of the patch that they change; a rule and a promotion that stay are not in it.
 */
export function checkLenderForm(
  form: LenderForm,
  debt: Lender,
  today: CalendarDay,
  words: LenderFieldsWords & Pick<DebtTermsFieldsWords, 'rateError'>,
  terms: DebtTermsFieldsWords,
  formats: Formats,
): FormCheck<Pick<DebtPatch, 'minimumRule' | 'promotion'>, LenderForm> {
  const rule = ruleOf(form, debt);
  const promotion = promotionOf(form, debt, today);
  const errors = {
    ...(rule !== null && rule.share === undefined && { share: words.shareError }),
    ...(rule !== null &&
      rule.floor === undefined && {
        floor: amountError(form.floor, words.floorError, terms, formats),
      }),
    ...(promotion !== null &&
      promotion.interestRate === undefined && { promotionRate: words.rateError }),
    ...(promotion !== null &&
      promotion.endsOn === undefined && { promotionEnd: words.promotionEndError }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      ...(isOther(rule, shownRule(debt)) && { minimumRule: rule as MinimumRule | null }),
      ...(isOther(promotion, debt.promotion) && { promotion: promotion as DebtPatch['promotion'] }),
    },
  };
}

/** The rule that the form shows: a fixed one is the minimum payment, which has its own field. */
function shownRule({ minimumRule, minimumPayment }: Lender): MinimumRule | undefined {
  const isOwn = minimumRule?.kind === 'fixed' && minimumRule.amount === minimumPayment;
  return isOwn ? undefined : minimumRule;
}

/** `null` for a fixed minimum; parts that are not valid are `undefined`. */
function ruleOf({ rule, share, floor }: LenderForm, { minimumRule }: Lender) {
  if (rule === 'fixed') return null;
  const of = minimumRule?.kind === rule ? minimumRule.of : undefined;
  return {
    kind: rule,
    share: shareOf(share),
    floor: owedAmount(floor),
    ...(of !== undefined && { of }),
  };
}

/** A percentage above zero as basis points; `undefined` for anything else. */
function shareOf(text: string): BasisPoints | undefined {
  const apr = parseTypedApr(text);
  // A rate has three decimals, a share two.
  const points = apr === undefined ? 0 : apr / 10;
  return Number.isInteger(points) && points > 0 && points <= BASIS_POINTS
    ? basisPoints(points)
    : undefined;
}

/** `null` without a promotion; parts that are not valid are `undefined`. */
function promotionOf(
  { hasPromotion, promotionRate, promotionEnd }: LenderForm,
  { promotion }: Lender,
  today: CalendarDay,
) {
  if (!hasPromotion) return null;
  const end = parseDay(promotionEnd);
  // One that is over stays as it is.
  const isValid = end !== undefined && (end >= today || end === promotion?.endsOn);
  return { interestRate: parseTypedApr(promotionRate), endsOn: isValid ? end : undefined };
}

function isOther(next: object | null, last: object | undefined): boolean {
  return next === null ? last !== undefined : !isEqual(next, last);
}

function isEqual(one: object, other: object = {}): boolean {
  const fields = (of: object) => JSON.stringify(of, ['kind', ...FIELDS]);
  return fields(one) === fields(other);
}

/** The fields of a rule and of a promotion, in one order so that they compare as text. */
const FIELDS = ['amount', 'share', 'floor', 'of', 'interestRate', 'endsOn'];
