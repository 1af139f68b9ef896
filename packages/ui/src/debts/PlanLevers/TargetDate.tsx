import {
  addDays,
  compareDays,
  lastPaymentOn,
  owedNow,
  parseDay,
  targetExtra,
  type CalendarDay,
  type Household,
} from '@dime-time/finance-core';
import type { PlanRequest } from '@dime-time/finance-core/contract';
import { sumCents } from '@dime-time/finance-core/money';
import { useMemo, useRef, useState } from 'react';
import { useMoneyText } from '../../money/index.ts';
import { Button, DateField, Disclosure, Inline, Stack, Text } from '../../primitives/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { targetDateWords } from '../words/targetDate.ts';
import type { UpdatePlan } from './usePlanUpdate.ts';

export interface TargetDateProps {
  household: Household;
  plan: PlanRequest;
  update: UpdatePlan;
}

/** The day by which the household wants to be debt-free, and what that takes a month. */
export function TargetDate({ household, plan, update }: TargetDateProps) {
  const words = useWords(targetDateWords);
  const money = useMoneyText();
  const formats = useFormats();
  const { targetDate } = plan;
  const [typed, setTyped] = useState<string>();
  const answerText = useRef<HTMLElement>(null);
  const text = typed ?? targetDate ?? '';
  const needed = useMemo(
    () => (targetDate === undefined ? undefined : { is: targetExtra(plan, household, targetDate) }),
    [plan, household, targetDate],
  );
  const change = (next: string) => {
    const day = parseDay(next);
    // A day that no payment reaches is no part of a plan, and cannot be saved.
    const isTarget =
      day !== undefined && day > household.asOf && targetExtra(plan, household, day) !== undefined;
    setTyped(isTarget ? undefined : next);
    if (isTarget || targetDate !== undefined) {
      update(({ targetDate: _last, ...rest }) => (isTarget ? { ...rest, targetDate: day } : rest));
    }
  };
  const day = parseDay(text);
  const isPast = text !== '' && !(day !== undefined && day > household.asOf);
  const isTooSoon = typed !== undefined && typed !== '' && !isPast;
  const isMet = needed?.is !== undefined && needed.is.extraMonthly <= plan.extraMonthly;
  return (
    <Stack data-part="plan-levers-target" gap={2}>
      <DateField
        label={words.label}
        description={words.hint}
        min={addDays(household.asOf, 1)}
        value={text}
        onChange={change}
        error={isPast ? words.past : isTooSoon ? impossible(day) : undefined}
      />
      {needed && (
        <Text
          data-part="plan-levers-target-answer"
          ref={answerText}
          tabIndex={-1}
          size="s"
          aria-live="polite"
        >
          {answer()}
        </Text>
      )}
      {needed?.is && !isMet && <Disclosure lines={[words.why]} />}
      {needed?.is && !isMet && (
        <Inline>
          <Button
            variant="soft"
            size="s"
            onClick={() => {
              const extraMonthly = needed.is?.extraMonthly;
              if (extraMonthly === undefined) return;
              update((last) => ({ ...last, extraMonthly }));
              // The button disappears with the focus.
              answerText.current?.focus();
            }}
          >
            {words.use}
          </Button>
        </Inline>
      )}
    </Stack>
  );

  function impossible(by: CalendarDay | undefined) {
    const owed = household.debts.filter(({ currentBalance }) => currentBalance > 0);
    const first = owed
      .map((debt) => lastPaymentOn(debt, household.asOf, 1))
      .toSorted(compareDays)
      .at(-1);
    if (first !== undefined && by !== undefined && by < first) {
      return words.beforeFirst({
        day: formats.dayInText(first),
        owed: money(sumCents(household.debts.map(owedNow))),
      });
    }
    return plan.strategy === 'minimum-only' ? words.minimumOnly : words.impossible;
  }

  function answer() {
    if (!needed?.is) return impossible(targetDate);
    if (isMet) return words.met;
    const { extraMonthly, monthlyPayment } = needed.is;
    return words.needs({ extra: money(extraMonthly), amount: money(monthlyPayment) });
  }
}
