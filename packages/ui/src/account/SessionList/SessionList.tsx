import type { Session } from '@dime-time/finance-core/contract';
import { forwardRef, useId, useRef, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { type ActionResult, Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { sessionListWords } from '../words/sessionList.ts';
import * as rows from '../../internal/itemRow.css.ts';
import * as stack from '../../internal/stack.css.ts';
import { useTimeZone } from '../../theme/Clock.ts';
import { EndOthers } from './EndOthers.tsx';
import { SessionRow } from './SessionRow.tsx';

export interface SessionListProps extends HostProps<'div', 'children'> {
  /** The sessions of the person: the one in use first, then by the last use, newest first. */
  sessions: readonly Session[];
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /** Ends one session. Refetching the sessions is yours. */
  onEnd: (id: string) => Promise<ActionResult>;
  /** Ends all sessions but the one in use. Refetching the sessions is yours. */
  onEndOthers: () => Promise<ActionResult>;
}

/**
 * Lists where a person is signed in. Each other session has a button that ends it; where there are
 * several, one more ends all of them.
 */
export const SessionList = forwardRef<HTMLDivElement, SessionListProps>(function SessionList(
  { sessions, timeZone: givenZone, onEnd, onEndOthers, className, ...rest },
  ref,
) {
  const timeZone = useTimeZone(givenZone);
  const words = useWords(sessionListWords);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // An ended session leaves at once, before the refetched sessions come.
  const [ended, setEnded] = useState<readonly string[]>([]);
  const shown = sessions.filter((session) => !ended.includes(session.id));
  const others = shown.filter(({ current }) => !current);

  const removeRow = (sessionId: string) => {
    const next = nextButton(list.current, `${id}-${sessionId}`) ?? list.current;
    setEnded((before) => [...before, sessionId]);
    next?.focus();
  };
  return (
    <div
      data-part="session-list"
      {...rest}
      ref={ref}
      className={classes(stack.stack, stack.gap[4], className)}
    >
      {/* Takes the focus once no row has a button. */}
      <ul
        data-part="session-list-rows"
        ref={list}
        aria-label={words.label}
        tabIndex={-1}
        className={rows.list}
      >
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            id={`${id}-${session.id}`}
            session={session}
            timeZone={timeZone}
            onEnd={onEnd}
            onEnded={() => removeRow(session.id)}
          />
        ))}
      </ul>
      {others.length === 0 && (
        <Text data-part="session-list-only" size="s" tone="muted">
          {words.onlyHere}
        </Text>
      )}
      <EndOthers
        count={others.length}
        finalFocus={list}
        onEndOthers={onEndOthers}
        onEnded={() => setEnded((before) => [...before, ...others.map((session) => session.id)])}
      />
    </div>
  );
});

/** The button of the row after one, or of the row before it; `undefined` where neither has one. */
function nextButton(list: HTMLElement | null, rowId: string): HTMLElement | undefined {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button.closest('li')?.id === rowId);
  return buttons[at + 1] ?? buttons[at - 1];
}
