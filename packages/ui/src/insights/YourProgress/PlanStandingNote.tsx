import { CalendarCheck, CalendarClock, CalendarPlus } from 'lucide-react';
import {
  Disclosure,
  Link,
  type Loadable,
  LoadablePanel,
  Skeleton,
  Text,
} from '../../primitives/index.ts';
import { useMoneyText } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { yourProgressWords } from '../words/yourProgress.ts';
import {
  standingText,
  standingTitle,
  standingWhy,
  type PlanStanding,
} from './PlanStanding.model.ts';
import { ProgressNote } from './ProgressNote.tsx';
import * as styles from './YourProgress.css.ts';

/** How the household stands against its plan, or the offer to make one. */
export function PlanStandingNote({
  plan,
  planHref,
}: {
  plan: Loadable<PlanStanding | undefined>;
  planHref: string;
}) {
  const words = useWords(yourProgressWords);
  return (
    <LoadablePanel
      value={plan}
      errorTitle={words.planError}
      skeleton={<Skeleton shape="block" height="7.5rem" />}
    >
      {(standing) =>
        standing ? (
          <Standing standing={standing} />
        ) : (
          <ProgressNote tone="neutral" icon={CalendarPlus} title={words.noPlanTitle}>
            <Text data-part="your-progress-ahead-text" size="s">
              {words.noPlan}
            </Text>
            <Link className={styles.planLink} href={planHref}>
              {words.makePlan}
            </Link>
          </ProgressNote>
        )
      }
    </LoadablePanel>
  );
}

function Standing({ standing }: { standing: PlanStanding }) {
  const words = useWords(yourProgressWords);
  const money = useMoneyText();
  const formats = useFormats();
  const { progress } = standing;
  const isBehind = progress.status === 'behind';
  return (
    <ProgressNote
      tone={isBehind ? 'warning' : 'progress'}
      icon={isBehind ? CalendarClock : CalendarCheck}
      title={standingTitle(progress, words)}
    >
      <Text data-part="your-progress-ahead-text" size="s">
        {standingText(progress, money, words)}
      </Text>
      <Disclosure lines={standingWhy(standing, money, words, formats)} />
    </ProgressNote>
  );
}
