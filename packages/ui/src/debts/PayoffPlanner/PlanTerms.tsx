import { percentFromApr, type Apr, type CalendarDay } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { Pencil } from 'lucide-react';
import type { RefObject } from 'react';
import type { MoneyText } from '../../money/index.ts';
import { useMoneyText } from '../../money/index.ts';
import { Card, IconButton, Section } from '../../primitives/index.ts';
import { useFormats, useWords, type Formats } from '../../words/index.ts';
import type { PlanTermsWords } from '../../words/subjects/debts/planTerms.ts';
import { LazyEditDialog, useEditDialog } from '../Debts/LazyEditDialog.ts';
import type { DebtEditing } from '../debtEditing.ts';
import { planTermsWords } from '../words/planTerms.ts';
import * as rows from '../../internal/itemRow.css.ts';

export interface PlanTermsProps {
  /** The debts of the plan. */
  debts: readonly Debt[];
  today: CalendarDay;
  /** Makes the changes. */
  editing: DebtEditing;
  /** The element focused after a debt was closed or deleted. */
  focusWhenGone: RefObject<HTMLElement | null>;
}

/** What a plan assumes of each debt: its rate and its minimum, which its dialog changes. */
export function PlanTerms({ debts, today, editing, focusWhenGone }: PlanTermsProps) {
  const words = useWords(planTermsWords);
  const money = useMoneyText();
  const formats = useFormats();
  const edit = useEditDialog();
  return (
    <Card data-part="payoff-planner-terms">
      <Section title={words.title} description={words.description}>
        <ul className={rows.list}>
          {debts
            .filter(({ currentBalance }) => currentBalance > 0)
            .map((debt) => (
              <li key={debt.id} className={rows.item} data-part="payoff-planner-terms-debt">
                <span className={rows.side}>
                  <bdi className={rows.main}>{debt.name}</bdi>
                  <span className={rows.detail}>
                    {words.line({
                      rate: rateText(debt, today, words, formats),
                      minimum: minimumText(debt, words, money, formats),
                    })}
                  </span>
                </span>
                <IconButton
                  label={words.edit({ name: debt.name })}
                  icon={<Pencil />}
                  size="s"
                  onClick={() => edit.open(debt.id)}
                />
              </li>
            ))}
        </ul>
      </Section>
      {edit.wanted && (
        <LazyEditDialog
          open={edit.start !== undefined}
          onOpenChange={edit.close}
          debt={debts.find(({ id }) => id === edit.start)}
          today={today}
          editing={editing}
          focusWhenGone={focusWhenGone}
        />
      )}
    </Card>
  );
}

/** The rate of a debt, with a promotion that holds today. */
function rateText(
  { interestRate, promotion }: Debt,
  today: CalendarDay,
  words: PlanTermsWords,
  formats: Formats,
): string {
  if (!promotion || promotion.endsOn < today) return formats.apr(interestRate);
  return words.promotion({
    rate: shortPercent(promotion.interestRate, formats),
    day: formats.dayInText(promotion.endsOn),
    apr: formats.apr(interestRate),
  });
}

function minimumText(
  { minimumRule: rule, minimumPayment }: Debt,
  words: PlanTermsWords,
  money: MoneyText,
  formats: Formats,
): string {
  if (!rule || rule.kind === 'fixed') {
    return words.fixed({ amount: money(rule?.amount ?? minimumPayment) });
  }
  const parts = {
    share: shortPercent((rule.share * 10) as Apr, formats),
    floor: money(rule.floor),
  };
  return rule.kind === 'percent-or-floor'
    ? words.percentOrFloor(parts)
    : words.percentPlusInterest(parts);
}

/** A percentage without zeros at its end: 0%, 2.5%. */
function shortPercent(apr: Apr, formats: Formats): string {
  const percent = percentFromApr(apr);
  return formats.percent(percent, `${percent}`.split('.')[1]?.length ?? 0);
}
