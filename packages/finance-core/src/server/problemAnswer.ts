import type { ProblemDetails, ProblemStatus, ProblemValues } from '../contract/problem.ts';
import {
  REFUSAL_CODES,
  type PlainRefusalCode,
  type RefusalCode,
  type RefusalValues,
} from '../contract/refusalCodes.ts';
import { toDecimalString, type Cents } from '../money/index.ts';
import { REFUSAL_RULES } from './refusalRules.ts';

/** An error answer before it is serialized. */
export interface ProblemAnswer extends ProblemDetails {
  readonly status: ProblemStatus;
  readonly code: RefusalCode;
}

/** The values of a code, which a code without values needs none of. */
export type ValuesOf<Code extends RefusalCode> = Code extends PlainRefusalCode
  ? []
  : [values: RefusalValues<Code>];

/**
 * The error answer of a code: its status, its sentence, and the values of the sentence as the wire has
 * them.
 *
 * @example problemAnswer('debt-owed', { balance: cents(1000) })
 * // { status: 409, code: 'debt-owed', detail: 'You still owe $10.00 on this debt.', values: { balance: '10.00' } }
 */
export function problemAnswer<Code extends RefusalCode>(
  code: Code,
  ...[values]: ValuesOf<Code>
): ProblemAnswer {
  const [status, sentence] = REFUSAL_RULES[code];
  const detail =
    typeof sentence === 'function' ? sentence(values as RefusalValues<Code>) : sentence;
  return {
    status,
    code,
    ...(detail === undefined ? {} : { detail }),
    ...(values === undefined ? {} : { values: toWire(code, values) }),
  };
}

function toWire(code: RefusalCode, values: object): ProblemValues {
  const kinds: Readonly<Record<string, string>> = REFUSAL_CODES[code];
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      kinds[name] === 'money' ? toDecimalString(value as Cents) : (value as string | number),
    ]),
  );
}
