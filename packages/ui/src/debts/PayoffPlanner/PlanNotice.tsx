import { Button, Callout } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { planLeversWords } from '../words/planLevers.ts';
import { planNoticeWords } from '../words/planNotice.ts';

export interface PlanNoticeProps {
  /** Changes of an earlier visit, or changes of a plan that is not the saved one any more. */
  notice: 'restored' | 'conflict';
  /** Whether a plan is saved. */
  hasSaved: boolean;
  /** Returns to the saved plan. */
  onReset: () => void;
  /** Keeps the changes on top of the plan that is saved now. */
  onKeep: () => void;
}

/** Says that the plan on the page is not the saved one, and lets people choose. */
export function PlanNotice({ notice, hasSaved, onReset, onKeep }: PlanNoticeProps) {
  const words = useWords(planNoticeWords);
  const levers = useWords(planLeversWords);
  const isConflict = notice === 'conflict';
  return (
    <Callout
      data-part="payoff-planner-notice"
      tone={isConflict ? 'warning' : 'info'}
      live="polite"
      title={isConflict ? words.conflictTitle : words.restoredTitle}
      actions={
        <>
          {isConflict && (
            <Button size="s" onClick={onKeep}>
              {words.keep}
            </Button>
          )}
          <Button size="s" variant="outline" tone="neutral" onClick={onReset}>
            {isConflict ? words.takeSaved : hasSaved ? levers.reset : levers.resetDefault}
          </Button>
        </>
      }
    >
      {isConflict ? words.conflict : words.restored}
    </Callout>
  );
}
