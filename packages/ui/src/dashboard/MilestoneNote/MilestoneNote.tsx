import type { HouseholdMilestone } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { forwardRef, type ReactNode } from 'react';
import { Money } from '../../money/index.ts';
import { Button, Callout, Stack, Text } from '../../primitives/index.ts';
import { focusAfterStatus } from '../../internal/focusNearest.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { rich, useWords } from '../../words/index.ts';
import type { MilestoneNoteWords } from '../../words/subjects/dashboard/milestoneNote.ts';
import { milestoneNoteWords } from '../words/milestoneNote.ts';

export interface MilestoneNoteProps extends HostProps<'div', 'children' | 'title'> {
  /** What the household has reached today and was not told yet; at least one. */
  milestones: readonly HouseholdMilestone[];
  /** The debts, for their names. */
  debts: readonly Pick<Debt, 'id' | 'name'>[];
  /** Called when the note is dismissed. */
  onDismiss: () => void;
}

/** Says what the household has reached today, quietly, until it is dismissed. */
export const MilestoneNote = forwardRef<HTMLDivElement, MilestoneNoteProps>(function MilestoneNote(
  { milestones, debts, onDismiss, ...rest },
  ref,
) {
  const words = useWords(milestoneNoteWords);
  if (milestones.length === 0) return null;
  return (
    <Callout
      data-part="milestone-note"
      {...rest}
      ref={ref}
      tone="positive"
      live="polite"
      title={words.title({ count: milestones.length })}
      actions={
        <Button
          data-part="milestone-note-dismiss"
          size="s"
          variant="outline"
          tone="neutral"
          onClick={({ currentTarget }) => {
            focusAfterStatus(currentTarget);
            onDismiss();
          }}
        >
          {words.dismiss}
        </Button>
      }
    >
      <Stack gap={1}>
        {milestones.map((milestone) => (
          <Text data-part="milestone-note-text" key={milestone.kind}>
            {sentence(milestone, debts, words)}
          </Text>
        ))}
      </Stack>
    </Callout>
  );
});

function sentence(
  milestone: HouseholdMilestone,
  debts: MilestoneNoteProps['debts'],
  words: MilestoneNoteWords,
): ReactNode {
  switch (milestone.kind) {
    case 'first-debt': {
      const name = debts.find(({ id }) => id === milestone.debtId)?.name ?? words.formerDebt;
      return rich(words.firstDebt, { debt: <bdi>{name}</bdi> });
    }
    case 'quarter':
      return words[PARTS[milestone.percent]];
    case 'round-ups':
      return rich(words.roundUps, { amount: <Money amount={milestone.amount} /> });
  }
}

const PARTS = { 25: 'quarter', 50: 'half', 75: 'threeQuarters', 100: 'all' } as const;
