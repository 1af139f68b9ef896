import {
  compareDays,
  lastPlanDay,
  oneOffsPaid,
  parseDay,
  type CalendarDay,
  type Cents,
  type Household,
} from '@dime-time/finance-core';
import { MOST_ONE_OFFS, type PlanRequest } from '@dime-time/finance-core/contract';
import { MOST_OWED } from '@dime-time/finance-core/household';
import { cents, parseTypedAmount, toDecimalString } from '@dime-time/finance-core/money';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { Money, MoneyField, useMoneyText } from '../../money/index.ts';
import {
  Button,
  DateField,
  IconButton,
  Inline,
  Stack,
  Text,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { useFormErrors } from '../../internal/useFormErrors.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { oneOffPaymentsWords } from '../words/oneOffPayments.ts';
import { planLeversWords } from '../words/planLevers.ts';
import type { OneOff } from '../planDraft.ts';
import { oneOffNames } from './oneOffNames.ts';
import { usableOn } from './usableOn.ts';
import type { UpdatePlan } from './usePlanUpdate.ts';
import * as layout from '../../internal/form.css.ts';

export interface OneOffPaymentsProps {
  /** The household, as of today: an earlier payment is in the balances already. */
  household: Household;
  plan: PlanRequest;
  /** Those of the saved plan whose day is over. */
  past: readonly OneOff[];
  update: UpdatePlan;
}

/** What was just done to the payments. */
interface Announcement {
  text: string;
  oneOffs: readonly OneOff[];
  /** The plan that has them; `undefined` until it arrives. */
  plan?: PlanRequest;
}

const EMPTY = { amount: '', day: '' };

/** The one-time payments of a plan, and a form for one more. */
export function OneOffPayments({ household, plan, past, update }: OneOffPaymentsProps) {
  const { oneOffs } = plan;
  const today = household.asOf;
  const words = useWords(oneOffPaymentsWords);
  const levers = useWords(planLeversWords);
  const money = useMoneyText();
  const formats = useFormats();
  const [form, setForm] = useState(EMPTY);
  const [announced, setAnnounced] = useState<Announcement>();
  // Said of the plan in which they first are, until that changes or is saved.
  if (announced && !announced.plan && announced.oneOffs === oneOffs) {
    setAnnounced({ ...announced, plan });
  }
  const note = useRef<HTMLDivElement>(null);
  const dateField = useRef<HTMLInputElement>(null);
  const texts = { money, dayInText: formats.dayInText };
  const names = oneOffNames(oneOffs, words, texts);
  const pastNames = oneOffNames(past, words, texts);
  const isFull = oneOffs.length >= MOST_ONE_OFFS;
  // A payment on a later day would be in the plan, and never be made.
  const latest = lastPlanDay(today);
  const typed = { amount: readAmount(form.amount), on: readDay(form.day, today, latest) };
  const findErrors = () => ({
    ...(typed.amount === undefined && {
      amount: levers.amountError({ least: money(cents(1)), most: money(MOST_OWED) }),
    }),
    ...(typed.on === undefined && {
      day:
        (parseDay(form.day) ?? today) > latest
          ? words.dayTooLate({ day: formats.dayInText(latest) })
          : words.dayError,
    }),
  });
  const { errors, showErrors, formRef } = useFormErrors(findErrors);
  const usable = useMemo(
    () => (typed.on === undefined ? undefined : usableOn(plan, household, typed.on)),
    [plan, household, typed.on],
  );
  const isTooMuch = usable !== undefined && typed.amount !== undefined && typed.amount > usable;
  const change = (next: OneOff[], text: string) => {
    update((last) => ({ ...last, oneOffs: next }));
    setAnnounced({ text, oneOffs: next });
  };
  // The form gives way to the note, and comes back: focus goes along.
  const wasFull = useRef(isFull);
  useEffect(() => {
    if (wasFull.current === isFull) return;
    wasFull.current = isFull;
    if (isFull) note.current?.focus();
    else formRef.current?.querySelector('input')?.focus();
  }, [isFull, formRef]);
  const addAgain = (amount: Cents) => {
    setForm((last) => ({ ...last, amount: toDecimalString(amount) }));
    showErrors({});
    dateField.current?.focus();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { amount, on } = typed;
    showErrors(findErrors());
    if (amount === undefined || on === undefined) {
      setAnnounced(undefined);
      return;
    }
    const sorted = [...oneOffs, { on, amount }].toSorted((one, other) =>
      compareDays(one.on, other.on),
    );
    change(sorted, words.added);
    setForm(EMPTY);
  };
  return (
    <Stack data-part="plan-levers-one-offs" gap={2} role="group" aria-label={words.title}>
      <Text as="div" size="s">
        {words.title}
      </Text>
      <Text size="s" tone="muted">
        {plan.strategy === 'minimum-only' ? words.notCounted : words.hint}
      </Text>
      {past.map(({ on, amount }, index) => (
        <Stack key={`${on} ${index}`} gap={2}>
          <Text data-part="plan-levers-one-off-past" size="s">
            {rich(words.past, { amount: <Money amount={amount} />, day: formats.dayInText(on) })}
          </Text>
          {!isFull && (
            <Inline>
              <Button
                data-part="plan-levers-one-off-add-again"
                variant="outline"
                tone="neutral"
                size="s"
                aria-label={`${words.addAgain} ${pastNames[index]}`}
                onClick={() => addAgain(amount)}
              >
                {words.addAgain}
              </Button>
            </Inline>
          )}
        </Stack>
      ))}
      {oneOffs.length > 0 && (
        <Stack as="ul" gap={1}>
          {oneOffsPaid(oneOffs, household).map(({ paid, ...oneOff }, index) => (
            <Inline as="li" key={`${oneOff.on} ${index}`} justify="between" wrap={false}>
              <Stack gap={1}>
                <Text as="span">
                  {rich(words.item, {
                    amount: <Money amount={oneOff.amount} />,
                    day: formats.dayInText(oneOff.on),
                  })}
                </Text>
                {paid > 0 && (
                  <Text data-part="plan-levers-one-off-paid" as="span" size="s" tone="muted">
                    {rich(words.paid, { amount: <Money amount={paid} /> })}
                  </Text>
                )}
              </Stack>
              <IconButton
                label={words.remove({ item: names[index] ?? '' })}
                icon={<X />}
                size="s"
                onClick={() => {
                  change(oneOffs.toSpliced(index, 1), words.removed);
                  formRef.current?.querySelector('input')?.focus();
                }}
              />
            </Inline>
          ))}
        </Stack>
      )}
      {isFull ? (
        <Text as="div" ref={note} tabIndex={-1} size="s" tone="muted">
          {words.most({ count: `${MOST_ONE_OFFS}` })}
        </Text>
      ) : (
        <form
          data-part="plan-levers-one-off-form"
          ref={formRef}
          className={layout.form}
          noValidate
          onSubmit={add}
        >
          <div className={layout.pair}>
            <MoneyField
              label={words.amount}
              description={isTooMuch ? words.moreThanOwed({ owed: money(usable) }) : undefined}
              value={form.amount}
              onChange={(amount) => setForm((last) => ({ ...last, amount }))}
              error={errors.amount}
            />
            <DateField
              ref={dateField}
              label={words.day}
              min={today}
              max={latest}
              value={form.day}
              onChange={(day) => setForm((last) => ({ ...last, day }))}
              error={errors.day}
            />
          </div>
          <Inline>
            <Button type="submit" variant="soft" size="s">
              {words.add}
            </Button>
          </Inline>
        </form>
      )}
      <VisuallyHidden role="status">
        {announced?.plan === plan ? announced.text : undefined}
      </VisuallyHidden>
    </Stack>
  );
}

function readAmount(text: string): Cents | undefined {
  const amount = parseTypedAmount(text);
  return amount !== undefined && amount > 0 && amount <= MOST_OWED ? amount : undefined;
}

function readDay(text: string, today: CalendarDay, latest: CalendarDay): CalendarDay | undefined {
  const day = parseDay(text);
  return day !== undefined && day >= today && day <= latest ? day : undefined;
}
