import { MULTIPLIERS, type Cents } from '@dime-time/finance-core';
import { ZERO_CENTS } from '@dime-time/finance-core/money';
import { useMoneyText } from '../../money/index.ts';
import { ChoiceGroup, Link, Stack, Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { roundUpWhatIfWords } from '../words/roundUpWhatIf.ts';
import { multipliedRoundUps, type MultiplierTrial } from './multiplierTrial.ts';
import { targetSize } from '../../internal/targetSize.css.ts';

export interface RoundUpWhatIfProps {
  trial: MultiplierTrial;
  /** What a month’s round-ups bring with the multiplier of the settings. */
  monthlyRoundUps: Cents;
}

/** Tries out another round-up multiplier, without a change of the settings or of the plan. */
export function RoundUpWhatIf({ trial, monthlyRoundUps }: RoundUpWhatIfProps) {
  const words = useWords(roundUpWhatIfWords);
  const money = useMoneyText();
  const { own, value, floor = ZERO_CENTS, onChange, settingsHref } = trial;
  return (
    <Stack data-part="plan-levers-what-if" gap={2}>
      <ChoiceGroup
        label={words.title}
        description={words.hint}
        columns={4}
        options={MULTIPLIERS.map((multiplier) => ({
          value: `${multiplier}`,
          label: `${multiplier}x`,
          ...(multiplier === own && { detail: words.own }),
        }))}
        value={`${value}`}
        onChange={(chosen) => {
          const multiplier = MULTIPLIERS.find((each) => `${each}` === chosen);
          if (multiplier !== undefined) onChange(multiplier);
        }}
      />
      {value !== own && (
        <Text data-part="plan-levers-what-if-amount" size="s" aria-live="polite">
          {words.amount({
            amount: money(multipliedRoundUps(monthlyRoundUps, trial)),
            own: money(monthlyRoundUps),
          })}
        </Text>
      )}
      {floor > 0 && (
        <Text data-part="plan-levers-guard" size="s" tone="muted">
          {words.guard({ floor: money(floor) })}
        </Text>
      )}
      <Text size="s">
        <Link className={targetSize} href={settingsHref}>
          {words.settings}
        </Link>
      </Text>
    </Stack>
  );
}
