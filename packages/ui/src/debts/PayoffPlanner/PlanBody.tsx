import { Button, Inline, Stack, Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { PlanLevers, type PlanLeversProps } from '../PlanLevers/PlanLevers.tsx';
import { payoffPlannerWords } from '../words/payoffPlanner.ts';
import { LazyPlanDetails, LazyPlanTerms, PlanDetailsSkeleton } from './LazyParts.tsx';
import type { PlanDetailsProps } from './PlanDetails.tsx';
import type { PlanTermsProps } from './PlanTerms.tsx';
import * as layout from '../../internal/sidebarLayout.css.ts';

export interface PlanBodyProps {
  levers: PlanLeversProps;
  /** `undefined` if no plan can be saved. */
  saveBar: SaveBarProps | undefined;
  /** `undefined` if debts cannot be edited. */
  terms: PlanTermsProps | undefined;
  /** `undefined` while something of it loads. */
  details: PlanDetailsProps | undefined;
}

/** What is below the answer: the levers of the plan, and what follows from it. */
export function PlanBody({ levers, saveBar, terms, details }: PlanBodyProps) {
  return (
    <div className={layout.columnsFromAside}>
      <div className={layout.column}>
        <Stack gap={4}>
          <PlanLevers {...levers} />
          {saveBar && <SaveBar {...saveBar} />}
          {terms && <LazyPlanTerms {...terms} />}
        </Stack>
      </div>
      <div className={layout.column}>
        {details ? <LazyPlanDetails {...details} /> : <PlanDetailsSkeleton />}
      </div>
    </div>
  );
}

interface SaveBarProps {
  /** Whether there is something to save: the name of what the bar says. */
  state: 'unsaved' | 'upToDate' | 'noneSaved' | 'invalid' | 'conflict';
  canSave: boolean;
  pending: boolean;
  onSave: () => void;
}

function SaveBar({ state, canSave, pending, onSave }: SaveBarProps) {
  const words = useWords(payoffPlannerWords);
  return (
    <Inline data-part="payoff-planner-save-bar" justify="between" gap={3}>
      <Text role="status" tone="muted">
        {words[state]}
      </Text>
      <Button
        data-part="payoff-planner-save"
        disabled={!canSave}
        pending={pending}
        pendingLabel={words.saving}
        onClick={onSave}
      >
        {words.save}
      </Button>
    </Inline>
  );
}
