import type { PlanChoices, PlanResult } from '@dime-time/finance-core';
import type { Debt, DebtPatch, Payment } from '@dime-time/finance-core/contract';
import { Pencil } from 'lucide-react';
import type { RefObject } from 'react';
import type { MoneyText } from '../../money/index.ts';
import { useMoneyText } from '../../money/index.ts';
import { Button, Card, IconButton, Section } from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import { useFormats, useWords, type Formats } from '../../words/index.ts';
import type { PlanTermsWords } from '../../words/subjects/debts/planTerms.ts';
import { LazyEditDialog, useEditDialog } from '../Debts/LazyEditDialog.ts';
import type { DebtEditing } from '../debtEditing.ts';
import type { PlannedHousehold } from '../planDraft.ts';
import { rateText, shareText } from '../termsText.ts';
import { payoffEstimateWords } from '../words/payoffEstimate.ts';
import { planTermsWords } from '../words/planTerms.ts';
import { planWith, termsEffect } from './termsEffect.ts';
import type { TriedTerms } from './usePlanDraft.ts';
import * as rows from '../../internal/itemRow.css.ts';
import * as styles from './PlanTerms.css.ts';

export interface PlanTermsProps {
  /** The plan as it stands in the levers. */
  plan: PlanChoices;
  /** The result of that plan. */
  result: PlanResult;
  /** Whose plan it is, with its debts. */
  household: PlannedHousehold;
  /** The debts as they are, without terms that are tried out. */
  ownDebts: readonly Debt[];
  /** The terms that are tried out, by debt. */
  triedTerms: TriedTerms;
  /** Tries out terms of a debt; `undefined` returns to those it has. */
  onTry: (debtId: string, terms: DebtPatch | undefined) => void;
  /** The reader’s time zone. */
  timeZone: string;
  /** Makes the changes. */
  editing: DebtEditing;
  /** The household’s payments; `undefined` while they are unknown. */
  payments: readonly Payment[] | undefined;
  /** The element focused after a debt was closed or deleted. */
  focusWhenGone: RefObject<HTMLElement | null>;
}

/** What a plan assumes of each debt: its rate and its minimum, which its dialog changes. */
export function PlanTerms({
  plan,
  result,
  household,
  ownDebts,
  triedTerms,
  onTry,
  timeZone,
  editing,
  payments,
  focusWhenGone,
}: PlanTermsProps) {
  const { debts, asOf: today } = household;
  const words = useWords(planTermsWords);
  const estimateWords = useWords(payoffEstimateWords);
  const money = useMoneyText();
  const formats = useFormats();
  const edit = useEditDialog();
  const edited = ownDebts.find(({ id }) => id === edit.start);
  return (
    <Card data-part="payoff-planner-terms">
      <Section title={words.title} description={words.description}>
        <ul className={rows.list}>
          {debts
            .filter(({ currentBalance }) => currentBalance > 0)
            .map((debt) => (
              <li key={debt.id} className={rows.item} data-part="payoff-planner-terms-debt">
                <span className={classes(rows.side, styles.terms)}>
                  <bdi className={rows.main}>{debt.name}</bdi>
                  <span className={rows.detail}>
                    {words.line({
                      rate: rateText(debt, today, estimateWords, formats),
                      minimum: minimumText(debt, words, money, formats),
                    })}
                  </span>
                  {triedTerms[debt.id] && <span className={rows.detail}>{words.tried}</span>}
                </span>
                {triedTerms[debt.id] && (
                  <Button
                    data-part="payoff-planner-terms-stop"
                    size="s"
                    variant="soft"
                    aria-label={words.stopOf({ name: debt.name })}
                    onClick={() => {
                      onTry(debt.id, undefined);
                      focusWhenGone.current?.focus({ preventScroll: true });
                    }}
                  >
                    {words.stop}
                  </Button>
                )}
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
          debt={edited}
          today={today}
          payments={payments}
          timeZone={timeZone}
          editing={{
            ...editing,
            onUpdate: async (id, patch) => {
              const updated = await editing.onUpdate(id, patch);
              if (updated.ok && triedTerms[id]) onTry(id, undefined);
              return updated;
            },
          }}
          trial={
            edited && {
              value: triedTerms[edited.id],
              onChange: (terms) => onTry(edited.id, terms),
            }
          }
          planEffect={(changed) => {
            // What is tried is compared with the terms that are saved, and not with itself.
            const current =
              edited && triedTerms[edited.id] ? planWith(edited, plan, household) : result;
            return termsEffect(current, plan, household, changed, { words, money, formats });
          }}
          focusWhenGone={focusWhenGone}
        />
      )}
    </Card>
  );
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
    share: shareText(rule.share, formats),
    floor: money(rule.floor),
  };
  return rule.kind === 'percent-or-floor'
    ? words.percentOrFloor(parts)
    : words.percentPlusInterest(parts);
}
