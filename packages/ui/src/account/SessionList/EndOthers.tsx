import { useState, type RefObject } from 'react';
import {
  type ActionResult,
  Button,
  ConfirmDialog,
  settle,
  useSingleFlight,
  useToast,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { sessionListWords } from '../words/sessionList.ts';

export interface EndOthersProps {
  /** How many other sessions there are; with fewer than two there is no button. */
  count: number;
  /** The element that takes the focus once the button is gone. */
  finalFocus: RefObject<HTMLElement | null>;
  onEndOthers: () => Promise<ActionResult>;
  /** Called once the sessions have ended. */
  onEnded: () => void;
}

/** The button that ends all other sessions, and the question before it. */
export function EndOthers({ count, finalFocus, onEndOthers, onEnded }: EndOthersProps) {
  const words = useWords(sessionListWords);
  const { notify } = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isGone, setIsGone] = useState(false);
  // The question is about those that were there when it was asked, also while it closes.
  const [asked, setAsked] = useState(count);
  const ask = () => {
    setAsked(count);
    setIsAsking(true);
  };
  const [pending, end] = useSingleFlight(async () => {
    const result = await settle(onEndOthers());
    setIsGone(result.ok);
    if (result.ok) {
      setIsAsking(false);
      onEnded();
      return void notify({ title: words.allDoneTitle, description: words.allDone });
    }
    notify({
      title: result.unknown ? words.unknownTitle : words.allFailedTitle,
      description: result.unknown ? words.unknown : result.message,
      variant: 'destructive',
    });
  });
  return (
    <>
      {count > 1 && (
        <span>
          <Button data-part="session-list-end-others" variant="outline" tone="danger" onClick={ask}>
            {words.endOthers}
          </Button>
        </span>
      )}
      <ConfirmDialog
        data-part="session-list-dialog"
        open={isAsking}
        title={words.endOthersTitle({ count: asked })}
        description={words.endOthersText}
        cancelLabel={words.keep}
        confirmLabel={words.endOthers}
        pending={pending}
        pendingLabel={words.pending}
        finalFocus={isGone ? finalFocus : undefined}
        onConfirm={() => end()}
        onOpenChange={setIsAsking}
      />
    </>
  );
}
