import {
  type ActionResult,
  Button,
  Callout,
  settle,
  useFocusAfterRetry,
  useToast,
  useSingleFlight,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { loadMoreNoticeWords } from '../words/loadMoreNotice.ts';

/** Adds the next older purchases to the list and returns the result. */
export type LoadOlderAction = () => Promise<ActionResult>;

export interface LoadMoreNoticeProps {
  /** The number of loaded purchases. */
  loaded: number;
  /** The total count, if known. */
  total: number | undefined;
  /** Loads older ones; without it, there is no button. */
  onLoadOlder?: LoadOlderAction | undefined;
}

/** Says that there are older purchases that are not loaded, and that totals leave them out. */
export function LoadMoreNotice({ loaded, total = loaded, onLoadOlder }: LoadMoreNoticeProps) {
  const words = useWords(loadMoreNoticeWords);
  if (total <= loaded) return null;
  return (
    <Callout
      data-part="load-more-notice"
      live="polite"
      title={words.title({ loaded, total })}
      actions={onLoadOlder && <LoadOlder onLoadOlder={onLoadOlder} />}
    >
      {words.description}
    </Callout>
  );
}

function LoadOlder({ onLoadOlder }: { onLoadOlder: LoadOlderAction }) {
  const words = useWords(loadMoreNoticeWords);
  const { notify } = useToast();
  // After the last page, the button is removed together with its focus.
  const keepFocus = useFocusAfterRetry();
  const [pending, load] = useSingleFlight(async () => {
    const result = await settle(onLoadOlder());
    if (result.ok) return;
    notify({
      title: words.failedTitle,
      description: result.message,
      variant: 'destructive',
    });
  });
  return (
    <Button
      size="s"
      variant="outline"
      tone="neutral"
      pending={pending}
      pendingLabel={words.pending}
      onClick={({ currentTarget }) => {
        keepFocus(currentTarget);
        load();
      }}
    >
      {words.submit}
    </Button>
  );
}
