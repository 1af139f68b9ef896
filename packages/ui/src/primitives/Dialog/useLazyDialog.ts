import { useCallback, useEffect, useState } from 'react';
import { useToast } from '../Toaster/ToastContext.ts';
import type { LazyComponent } from '../../internal/lazyComponent.tsx';
import { whenIdle } from '../../internal/whenIdle.ts';
import { useWords } from '../../words/index.ts';
import { lazyDialogWords } from '../words/lazyDialog.ts';

export interface LazyDialogState<Start> {
  /** Whether it was opened once; from then on it stays, so that it can close in its own time. */
  wanted: boolean;
  /** What it opens with; `undefined` while it is closed. */
  start: Start | undefined;
  /** Opens it, once its code is there. */
  open: (start: Start) => void;
  close: () => void;
}

/**
 * Whether a dialog is open whose code comes apart from its page. The code is fetched once the page is
 * used and the browser is idle, or at the press of its button; where it cannot be fetched, a message says so and
 * the button can be pressed again.
 *
 * @param part the dialog.
 * @param failedTitle the title of the message where its code could not be fetched.
 */
export function useLazyDialog<Start>(
  { preload }: Pick<LazyComponent<never>, 'preload'>,
  failedTitle: string,
): LazyDialogState<Start> {
  const words = useWords(lazyDialogWords);
  const { notify } = useToast();
  const [wanted, setWanted] = useState(false);
  const [start, setStart] = useState<Start>();
  useEffect(() => whenIdle(() => void preload().catch(() => {})), [preload]);
  const open = useCallback(
    (next: Start) => {
      preload().then(
        () => {
          setWanted(true);
          setStart(() => next);
        },
        () =>
          notify({
            title: failedTitle,
            description: words.failed,
            variant: 'destructive',
          }),
      );
    },
    [preload, failedTitle, notify, words],
  );
  const close = useCallback(() => setStart(undefined), []);
  return { wanted, start, open, close };
}
