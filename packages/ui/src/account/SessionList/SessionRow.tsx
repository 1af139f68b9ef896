import type { Session } from '@dime-time/finance-core/contract';
import {
  type ActionResult,
  Badge,
  Button,
  settle,
  useSingleFlight,
  useToast,
} from '../../primitives/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { sessionListWords } from '../words/sessionList.ts';
import * as styles from '../../internal/itemRow.css.ts';
import { sessionName } from './SessionList.model.ts';

export interface SessionRowProps {
  /** The ID of the row. */
  id: string;
  session: Session;
  timeZone: string;
  onEnd: (id: string) => Promise<ActionResult>;
  /** Called once the session has ended. */
  onEnded: () => void;
}

/** One session: its device, its last use, and the button that ends it. */
export function SessionRow({ id, session, timeZone, onEnd, onEnded }: SessionRowProps) {
  const words = useWords(sessionListWords);
  const { dayTime } = useFormats();
  const { notify } = useToast();
  const name = sessionName(session, words);
  const [pending, end] = useSingleFlight(async () => {
    const result = await settle(onEnd(session.id));
    if (result.ok) {
      onEnded();
      return void notify({ title: words.doneTitle, description: words.done({ name }) });
    }
    notify({
      title: result.unknown ? words.unknownTitle : words.failedTitle,
      description: result.unknown ? words.unknown : result.message,
      variant: 'destructive',
    });
  });
  const signedIn = words.signedIn({ when: dayTime(session.createdAt, timeZone) });
  return (
    <li data-part="session-list-row" id={id} className={styles.item}>
      <span className={styles.side}>
        <span data-part="session-list-name" className={styles.main}>
          {name}
        </span>
        {session.current && (
          <span>
            <Badge tone="positive">{words.current}</Badge>
          </span>
        )}
        <span data-part="session-list-detail" id={`${id}-detail`} className={styles.detail}>
          {session.current
            ? signedIn
            : words.lastUsed({ when: dayTime(session.lastUsedAt, timeZone), signedIn })}
        </span>
        <span data-part="session-list-network" className={styles.detail}>
          {session.network === null
            ? words.unknownNetwork
            : words.network({ network: session.network })}
        </span>
      </span>
      {!session.current && (
        <Button
          data-part="session-list-end"
          size="s"
          variant="outline"
          tone="neutral"
          aria-label={words.endNamed({ name })}
          aria-describedby={`${id}-detail`}
          pending={pending}
          onClick={() => end()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
