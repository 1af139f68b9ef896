import type { CalendarDay, PlanOverview } from '@dime-time/finance-core';
import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../../primitives/index.ts';
import { RollingWords, useMoneyText } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { planAnswerWords } from '../words/planAnswer.ts';
import { planBarWords } from '../words/planBar.ts';
import { payoffPlannerWords } from '../words/payoffPlanner.ts';
import { planFacts } from '../PlanAnswer/PlanAnswer.model.ts';
import * as foot from '../../internal/footBar.css.ts';
import * as styles from './PlanBar.css.ts';

export interface PlanBarProps {
  /** The answer above: the bar is there while its date is out of sight. */
  answer: RefObject<HTMLElement | null>;
  overview: PlanOverview;
  /** Today’s date, the day of the balances. */
  today: CalendarDay;
  canSave: boolean;
  pending: boolean;
  /** Saves the plan; `undefined` if none can be saved. */
  onSave: (() => void) | undefined;
}

/** The date of a plan, in sight while a lever further down the page is moved. */
export function PlanBar({ answer, overview, today, canSave, pending, onSave }: PlanBarProps) {
  const words = useWords(planBarWords);
  const formats = useFormats();
  const texts = {
    words: useWords(planAnswerWords),
    money: useMoneyText(),
    formats,
    today,
  };
  const planner = useWords(payoffPlannerWords);
  const isAway = useIsAway(answer);
  if (!isAway) return <div className={foot.place} />;
  const { plan, savings } = overview;
  return (
    <div className={foot.place}>
      <div
        data-part="payoff-planner-bar"
        role="group"
        aria-label={words.label}
        className={foot.bar}
      >
        <p className={styles.text}>
          <span data-part="payoff-planner-bar-title" className={styles.title}>
            {texts.words.title}
          </span>
          <strong data-part="payoff-planner-bar-date" className={styles.date}>
            <RollingWords text={planFacts(plan, true, texts).title} />
          </strong>
          {savings && savings.monthsSaved > 0 && (
            <span data-part="payoff-planner-bar-sooner" className={styles.sooner}>
              {words.sooner({ duration: formats.duration(savings.monthsSaved) })}
            </span>
          )}
        </p>
        {onSave && (
          <Button
            data-part="payoff-planner-bar-save"
            className={styles.save}
            disabled={!canSave}
            pending={pending}
            pendingLabel={planner.saving}
            onClick={onSave}
          >
            {planner.save}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The height of the bar at the top of the shell, below which the date can be read. */
const TOP_BAR = 64;

/** Whether the date of the answer is scrolled out of sight. */
function useIsAway(answer: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const date = answer.current?.querySelector('[aria-live] > p');
    if (!date) return undefined;
    const observer = new IntersectionObserver(
      // By its place: a picture of a whole page intersects as if nothing was in sight.
      ([entry]) => setAway(entry !== undefined && entry.boundingClientRect.bottom <= TOP_BAR),
      { rootMargin: `-${TOP_BAR}px 0px 0px` },
    );
    observer.observe(date);
    return () => observer.disconnect();
  }, [answer]);
  return isAway;
}
