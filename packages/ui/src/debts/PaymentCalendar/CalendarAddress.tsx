import { Copy } from 'lucide-react';
import { useState } from 'react';
import { BreakableAddress } from '../../internal/BreakableAddress.tsx';
import * as styles from '../../internal/address.css.ts';
import { Button, Callout, Inline, Stack, Text, useToast } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { calendarSubscriptionWords } from '../words/calendarSubscription.ts';

export interface CalendarAddressProps {
  address: string;
  onCopy: (address: string) => Promise<void>;
  /** Whether the address is being renewed. */
  pending: boolean;
  onRenew: () => void;
}

/** The address, with what copies it and, after a confirmation, renews it. */
export function CalendarAddress({ address, onCopy, pending, onRenew }: CalendarAddressProps) {
  const words = useWords(calendarSubscriptionWords);
  const { notify } = useToast();
  const [isRefused, setRefused] = useState(false);
  const [askedFor, setAskedFor] = useState<string>();
  const copy = () =>
    onCopy(address).then(
      () => {
        setRefused(false);
        notify({ title: words.copied });
      },
      () => setRefused(true),
    );
  return (
    <>
      <Stack data-part="payment-calendar-address" gap={2}>
        <Text data-part="payment-calendar-address-title" weight="semibold">
          {words.address}
        </Text>
        <div data-part="payment-calendar-address-text" className={styles.address}>
          <bdi>
            <BreakableAddress address={address} />
          </bdi>
        </div>
      </Stack>
      <Text tone="muted">{words.private}</Text>
      {isRefused && (
        <Callout tone="warning" live="assertive" title={words.copyRefused}>
          {words.copyRefusedText}
        </Callout>
      )}
      {/* The answer belongs to this address: the next one is asked about again. */}
      {askedFor === address ? (
        <Callout
          data-part="payment-calendar-address-confirmation"
          tone="warning"
          live="assertive"
          title={words.confirmTitle}
          actions={
            <>
              <Button
                data-part="payment-calendar-address-cancel"
                variant="outline"
                tone="neutral"
                disabled={pending}
                onClick={() => setAskedFor(undefined)}
              >
                {words.cancel}
              </Button>
              <Button
                data-part="payment-calendar-address-confirm"
                tone="danger"
                pending={pending}
                pendingLabel={words.renewing}
                onClick={onRenew}
              >
                {words.renew}
              </Button>
            </>
          }
        >
          {words.confirmMessage}
        </Callout>
      ) : (
        <Inline gap={2}>
          <Button
            data-part="payment-calendar-address-copy"
            icon={<Copy size={18} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {words.copy}
          </Button>
          <Button
            data-part="payment-calendar-address-renew"
            variant="outline"
            tone="neutral"
            onClick={() => setAskedFor(address)}
          >
            {words.renew}
          </Button>
        </Inline>
      )}
    </>
  );
}
