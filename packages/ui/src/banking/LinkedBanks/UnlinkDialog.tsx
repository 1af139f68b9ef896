import type { BankItem } from '@dime-time/finance-core/contract';
import { useState, type RefObject } from 'react';
import {
  type ActionResult,
  ConfirmDialog,
  settle,
  useToast,
  useSingleFlight,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { linkedBanksWords } from '../words/linkedBanks.ts';
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
  const words = useWords(linkedBanksWords);
  const { notify } = useToast();
  const [isGone, setIsGone] = useState(false);
  const [pending, unlink] = useSingleFlight(async (itemId: string) => {
    const result = await settle(onUnlink(itemId));
    setIsGone(result.ok);
    if (result.ok) {
      onClose();
      return void notify({ title: words.doneTitle, description: words.done({ name: name ?? '' }) });
    }
    notify({
      title: result.unknown ? words.unknownTitle : words.failedTitle,
      description: result.unknown ? words.unknown : result.message,
      variant: 'destructive',
    });
  });
  return (
    <ConfirmDialog
      data-part="linked-banks-dialog"
      open={item !== undefined}
      title={words.unlinkTitle({ name: name ?? '' })}
      cancelLabel={words.keep}
      confirmLabel={words.unlink}
      pending={pending}
      pendingLabel={words.pending}
      finalFocus={isGone ? focusWhenGone : undefined}
      onConfirm={() => item && unlink(item.id)}
      onOpenChange={() => onClose()}
    >
      <ul data-part="linked-banks-dialog-points" className={styles.points}>
        <li>{words.unlinkRemoved}</li>
        <li>{words.unlinkKept}</li>
        <li>{words.unlinkDebts}</li>
      </ul>
    </ConfirmDialog>
  );
}
