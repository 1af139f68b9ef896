import { cents, type Cents } from '@dime-time/finance-core';
import { MOST_OWED } from '@dime-time/finance-core/household';
import { parseTypedAmount, toDecimalString, ZERO_CENTS } from '@dime-time/finance-core/money';
import { useState } from 'react';
import { MoneyField, useMoneyText } from '../../money/index.ts';
import { SliderField, Stack } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { planLeversWords } from '../words/planLevers.ts';
import { sliderMost } from './sliderMost.ts';

/** The step of the slider, in cents. */
const SLIDER_STEP = 500;

export interface ExtraMonthlyProps {
  value: Cents;
  /** Whether the plan counts it. */
  isCounted: boolean;
  onChange: (value: Cents) => void;
  /** Called when the typed text becomes an amount, or is none any more. */
  onValidityChange: ((isValid: boolean) => void) | undefined;
}

/** The extra of a month, roughly by a slider, or to the cent. */
export function ExtraMonthly({ value, isCounted, onChange, onValidityChange }: ExtraMonthlyProps) {
  const words = useWords(planLeversWords);
  const money = useMoneyText();
  // What was typed stays as it is, until the amount changes elsewhere.
  const [typed, setTyped] = useState({ text: toDecimalString(value), value });
  const text = typed.value === value ? typed.text : toDecimalString(value);
  const [most, setMost] = useState(() => sliderMost(value));
  return (
    <Stack gap={3}>
      <SliderField
        data-part="plan-levers-extra-slider"
        label={words.extraSlider}
        format="dollars"
        valueText={value % SLIDER_STEP === 0 ? undefined : money(value)}
        disabled={!isCounted}
        min={0}
        max={most}
        step={SLIDER_STEP / 100}
        value={Math.min(most, Math.round(value / 100))}
        onChange={(dollars) => {
          onValidityChange?.(true);
          onChange(cents(dollars * 100));
        }}
      />
      <MoneyField
        data-part="plan-levers-extra"
        label={words.extra}
        description={isCounted ? undefined : words.extraNotCounted}
        disabled={!isCounted}
        min={ZERO_CENTS}
        max={MOST_OWED}
        value={text}
        onChange={(next) => {
          const read = readExtra(next);
          setTyped({ text: next, value: read ?? value });
          onValidityChange?.(read !== undefined);
          if (read === undefined) return;
          setMost((last) => Math.max(last, sliderMost(read)));
          onChange(read);
        }}
        error={
          readExtra(text) === undefined ? words.extraError({ most: money(MOST_OWED) }) : undefined
        }
      />
    </Stack>
  );
}

/** The amount of a text; nothing typed is nothing extra, and another text has none. */
function readExtra(text: string): Cents | undefined {
  if (text.trim() === '') return ZERO_CENTS;
  const amount = parseTypedAmount(text);
  return amount !== undefined && amount >= 0 && amount <= MOST_OWED ? amount : undefined;
}
