import type { BankItem } from '@dime-time/finance-core/contract';
import { useState, type RefObject } from 'react';
import {
  type ActionResult,
  Button,
  Dialog,
  settle,
  useToast,
  useSingleFlight,
} from '../../primitives/index.ts';
import * as styles from './LinkedBanks.css.ts';

/** Removes a link to a bank and returns the result. */
export type UnlinkAction = (itemId: string) => Promise<ActionResult>;

export interface UnlinkDialogProps {
  /** The link to remove; `undefined` while the dialog is closed. */
  item: BankItem | undefined;
  /** The name of its bank. */
  name: string | undefined;
  onUnlink: UnlinkAction;
  focusWhenGone: RefObject<HTMLElement | null> | undefined;
  /** Called when the question is answered. */
  onClose: () => void;
}

/** Asks before a bank is unlinked, and says what is removed and what stays. */
export function UnlinkDialog({ item, name, onUnlink, focusWhenGone, onClose }: UnlinkDialogProps) {
  const { notify } = useToast();
  const [isGone, setIsGone] = useState(false);
  const [pending, unlink] = useSingleFlight(async (itemId: string) => {
    const result = await settle(onUnlink(itemId));
    setIsGone(result.ok);
    if (result.ok) {
      onClose();
      return void notify({ title: 'Bank Unlinked', description: `${name} is no longer linked.` });
    }
    notify({
      title: result.unknown ? 'We’re not sure this went through' : 'Bank Not Unlinked',
      description: result.unknown
        ? 'We sent it but didn’t hear back. It’s safe to press Unlink again.'
        : result.message,
      variant: 'destructive',
    });
  });
  return (
    <Dialog
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!pending}
      finalFocus={isGone ? focusWhenGone : undefined}
      size="s"
      title={`Unlink ${name ?? ''}?`}
      footer={
        <>
          <Button variant="outline" tone="neutral" disabled={pending} onClick={onClose}>
            Keep Linked
          </Button>
          <Button
            tone="danger"
            pending={pending}
            pendingLabel="Unlinking"
            onClick={() => item && unlink(item.id)}
          >
            Unlink
          </Button>
        </>
      }
    >
      <ul className={styles.points}>
        <li>
          We’ll remove this bank’s accounts, balances, and bank transactions, and stop getting new
          purchases.
        </li>
        <li>
          You keep your existing purchases, round-ups, and payments. Without another checking
          account, waiting round-ups stay until you apply them.
        </li>
        <li>Your debts stay, but you’ll update their balances yourself.</li>
      </ul>
    </Dialog>
  );
}
