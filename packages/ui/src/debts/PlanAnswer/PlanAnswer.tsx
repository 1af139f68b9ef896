import type {
  CalendarDay,
  Cents,
  Multiplier,
  PlanChoices,
  PlanOverview,
} from '@dime-time/finance-core';
import { subtractCents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import { forwardRef, memo, useDeferredValue, useMemo } from 'react';
import { RollingWords, useMoneyText } from '../../money/index.ts';
import {
  Card,
  DataList,
  DataRow,
  Disclosure,
  Grid,
  Section,
  Stack,
  Text,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { useToday } from '../../theme/Clock.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { calculationTexts, monthlyPayments } from '../PayoffEstimate/forecastExplanation.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { planAnswerWords } from '../words/planAnswer.ts';
import { gainText, planFacts, roundUpText } from './PlanAnswer.model.ts';
import * as styles from './PlanAnswer.css.ts';

export interface PlanAnswerProps extends AnyHostProps<'children'> {
  /** The debts of the plan, in the order of the list. */
  debts: readonly Debt[];
  /** The plan. */
  plan: PlanChoices;
  /** What it comes to: the result of `planOverview`. */
  overview: PlanOverview;
  /** About what round-ups bring a month. */
  monthlyRoundUps: Cents;
  /**
   * The round-up multiplier that `monthlyRoundUps` tries out, where it is not that of the settings.
   * @default undefined, none
   */
  triedMultiplier?: Multiplier | undefined;
  /**
   * Whether other terms of the debts are tried out than they have.
   * @default false
   */
  triesTerms?: boolean | undefined;
  /**
   * Today’s date, the day of the balances.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
}

/** Answers when a plan ends and what it saves, first, and then how. */
export const PlanAnswer = forwardRef<HTMLElement, PlanAnswerProps>(function PlanAnswer(
  {
    debts,
    plan,
    overview,
    monthlyRoundUps,
    triedMultiplier,
    triesTerms = false,
    today: givenDay,
    ...rest
  },
  ref,
) {
  const today = useToday(givenDay);
  const words = useWords(planAnswerWords);
  const money = useMoneyText();
  const formats = useFormats();
  const texts = { words, formats, money, today };
  const { plan: result } = overview;
  // The date follows a slider at once, and what takes more time when there is some.
  const later = useDeferredValue(overview);
  const laterPlan = useDeferredValue(plan);
  const takesExtra = plan.strategy !== 'minimum-only';
  const facts = planFacts(result, takesExtra, texts);
  const gain = gainText(overview, takesExtra, texts);
  const hasRoundUps = plan.includeRoundUps && monthlyRoundUps > 0;
  const spare = roundUpText(overview, hasRoundUps, texts);
  const inputs = useMemo(() => monthlyPayments(debts, today), [debts, today]);
  const { freed } = inputs;
  const minimums = overview.minimumOnly.monthlyPayment;
  return (
    <Card data-part="plan-answer" {...rest} ref={ref} surface="hero" padding="l">
      <Section title={words.title} headingLevel={2}>
        <Grid columns={{ phone: 1, tablet: 2 }} gap={6} align="start">
          <Stack gap={4}>
            {/* Read out together: a change can leave the month as it is and lower the interest. */}
            <Stack gap={2} aria-live="polite" aria-atomic="true">
              <p
                data-part="plan-answer-date"
                className={styles.figure}
                data-tone={result.outcome === 'paid-off' ? undefined : 'warning'}
              >
                <VisuallyHidden>{words.title}: </VisuallyHidden>
                {result.outcome === 'paid-off' ? <RollingWords text={facts.title} /> : facts.title}
              </p>
              <Text data-part="plan-answer-after">{facts.detail}</Text>
            </Stack>
            <Stack gap={2}>
              {gain !== undefined && (
                <Text
                  data-part="plan-answer-gain"
                  className={gain.isGain ? styles.gain : undefined}
                >
                  {gain.text}
                </Text>
              )}
              {spare !== undefined && <Text data-part="plan-answer-round-ups">{spare}</Text>}
              {triedMultiplier && (
                <Text data-part="plan-answer-what-if" tone="muted">
                  {words.whatIf({ multiplier: `${triedMultiplier}x` })}
                </Text>
              )}
              {triesTerms && (
                <Text data-part="plan-answer-tried-terms" tone="muted">
                  {words.triedTerms}
                </Text>
              )}
              <Text data-part="plan-answer-payment" tone="muted">
                {paymentText()}
                {takesExtra && freed > 0 && ` ${words.paymentFreed({ amount: money(freed) })}`}
              </Text>
            </Stack>
            <Why inputs={inputs} plan={laterPlan} hasRoundUps={hasRoundUps} today={today} />
          </Stack>
          <Section title={words.order} headingLevel={3}>
            <PayoffOrder debts={debts} overview={later} />
          </Section>
        </Grid>
      </Section>
    </Card>
  );

  function paymentText() {
    const amount = money(result.monthlyPayment);
    const extra = subtractCents(result.monthlyPayment, minimums);
    const parts = { amount, minimums: money(minimums), extra: money(extra) };
    if (!takesExtra) {
      return extra === 0
        ? words.paymentFirst({ amount })
        : words.paymentFirstRoundUps({ ...parts, roundUps: money(extra) });
    }
    if (extra === 0) return words.payment({ amount });
    return hasRoundUps
      ? words.paymentRoundUps({ ...parts, roundUps: money(monthlyRoundUps) })
      : words.paymentExtra(parts);
  }
});

/** Where the rest of the payment goes, and that of a debt that is paid off. */
const WHY = {
  avalanche: 'whyAvalanche',
  snowball: 'whySnowball',
  custom: 'whyCustom',
  'minimum-only': 'whyStays',
} as const;

interface WhyProps {
  inputs: ReturnType<typeof monthlyPayments>;
  plan: PlanChoices;
  hasRoundUps: boolean;
  today: CalendarDay;
}

/** The rule that the plan follows, and the amounts it begins with. */
const Why = memo(function Why({ inputs, plan, hasRoundUps, today }: WhyProps) {
  const words = useWords(planAnswerWords);
  const explanation = useWords(forecastExplanationWords);
  const money = useMoneyText();
  const formats = useFormats();
  return (
    <Disclosure
      lines={[
        words.whyRule({ day: formats.dayInText(today) }),
        words[WHY[plan.strategy]],
        ...(hasRoundUps ? [words.whySweep] : []),
        ...calculationTexts({ ...inputs, plan }, explanation, money),
        words.whyMinimums,
        ...(hasRoundUps ? [words.whyRoundUps] : []),
      ]}
    />
  );
});

/** The debts in the order in which they are paid off, and then those that never are. */
const PayoffOrder = memo(function PayoffOrder({
  debts,
  overview: { plan, payoffs },
}: Pick<PlanAnswerProps, 'debts' | 'overview'>) {
  const words = useWords(planAnswerWords);
  const formats = useFormats();
  const endless = plan.debts
    .filter(({ months }) => months === undefined)
    .map(({ id }) => ({ debtId: id, on: undefined }));
  return (
    <DataList data-part="plan-answer-order">
      {[...payoffs, ...endless].map(({ debtId, on }) => (
        <DataRow
          key={debtId}
          label={debts.find(({ id }) => id === debtId)?.name ?? debtId}
          value={on === undefined ? words.orderNever : formats.day(on)}
        />
      ))}
    </DataList>
  );
});
