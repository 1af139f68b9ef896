import { useEffect, useState } from 'react';
import {
  type ActionResult,
  Button,
  Callout,
  Dialog,
  Inline,
  type Loadable,
  LoadablePanel,
  settle,
  Skeleton,
  Stack,
  Text,
  useSingleFlight,
  useToast,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { calendarSubscriptionWords } from '../words/calendarSubscription.ts';
import { CalendarAddress } from './CalendarAddress.tsx';

/** The address to which a calendar app subscribes. */
export interface CalendarSubscription {
  /** The address; `null` until one is made. */
  address: Loadable<string | null>;
  /** Called when the dialog opens; the address may be loaded only then. */
  onOpen?: (() => void) | undefined;
  /** Makes the address, or a new one in its place: the old one stops working. */
  onRenew: () => Promise<ActionResult>;
  /** Copies the address to the clipboard; rejects if the browser does not allow it. */
  onCopy: (address: string) => Promise<void>;
}

export interface CalendarDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  subscription: CalendarSubscription;
}

/** Shows the address of the calendar, to be copied and renewed. */
export function CalendarDialog({ open, onOpenChange, subscription }: CalendarDialogProps) {
  const words = useWords(calendarSubscriptionWords);
  const { address, onCopy } = subscription;
  const { pending, failure, renew } = useRenewal(subscription);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!pending}
      title={words.title}
      description={words.description}
    >
      <LoadablePanel
        value={address}
        errorTitle={words.error}
        skeleton={<Skeleton shape="block" height="12rem" />}
      >
        {(url) => (
          <Stack data-part="payment-calendar-dialog" gap={4}>
            {url === null ? (
              <>
                <Text tone="muted">{words.none}</Text>
                <Text tone="muted">{words.private}</Text>
                <Inline>
                  <Button
                    data-part="payment-calendar-dialog-create"
                    pending={pending}
                    pendingLabel={words.creating}
                    onClick={() => renew({ title: words.created })}
                  >
                    {words.create}
                  </Button>
                </Inline>
              </>
            ) : (
              <CalendarAddress
                address={url}
                onCopy={onCopy}
                pending={pending}
                onRenew={() => renew({ title: words.renewed, description: words.renewedDetail })}
              />
            )}
            {failure && (
              <Callout
                data-part="payment-calendar-dialog-failure"
                tone="negative"
                live="assertive"
                title={failure.unknown ? words.unknownTitle : words.failed}
              >
                {failure.unknown ? words.unknownMessage : failure.message}
              </Callout>
            )}
          </Stack>
        )}
      </LoadablePanel>
    </Dialog>
  );
}

/**
 * Renews the address, one at a time; a failure stays in the dialog until the next try, and that of a
 * lost connection until it is back.
 */
function useRenewal({ onRenew }: CalendarSubscription) {
  const { notify } = useToast();
  const [failure, setFailure] = useState<Extract<ActionResult, { ok: false }>>();
  const [pending, renew] = useSingleFlight(
    async (done: { title: string; description?: string }) => {
      setFailure(undefined);
      const result = await settle(onRenew());
      if (result.ok) notify(done);
      else setFailure(result);
    },
  );
  const wasNotSent = failure?.notSent === true;
  useEffect(() => {
    if (!wasNotSent) return undefined;
    const left = new AbortController();
    window.addEventListener('online', () => setFailure(undefined), { signal: left.signal });
    return () => left.abort();
  }, [wasNotSent]);
  return { pending, failure, renew };
}
