import { calendarDayOf } from '@dime-time/finance-core';
import type { BankItem } from '@dime-time/finance-core/contract';
import { forwardRef, useId, useState, type RefObject } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Badge, Button } from '../../primitives/index.ts';
import { UnlinkDialog, type UnlinkAction } from './UnlinkDialog.tsx';
import { useFormats, useWords } from '../../words/index.ts';
import { linkedBanksWords } from '../words/linkedBanks.ts';
import type { LinkedBanksWords } from '../../words/subjects/banking/linkedBanks.ts';
import * as styles from '../../internal/itemRow.css.ts';
import { useTimeZone } from '../../theme/Clock.ts';

export interface LinkedBanksProps extends HostProps<'ul', 'children'> {
  /** The links to banks, in the order they were made. */
  items: readonly BankItem[];
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /** Removes a link. */
  onUnlink: UnlinkAction;
  /**
   * The element focused after a bank is unlinked, because its button is then gone.
   * @default the element that had the focus before
   */
  focusWhenGone?: RefObject<HTMLElement | null> | undefined;
}

/** Lists the linked banks with their accounts, each with a button to unlink it. */
export const LinkedBanks = forwardRef<HTMLUListElement, LinkedBanksProps>(function LinkedBanks(
  { items, timeZone: givenZone, onUnlink, focusWhenGone, className, ...rest },
  ref,
) {
  const timeZone = useTimeZone(givenZone);
  const words = useWords(linkedBanksWords);
  const { dayInText } = useFormats();
  const id = useId();
  const [asked, setAsked] = useState<BankItem>();
  return (
    <>
      <ul
        data-part="linked-banks"
        aria-label={words.label}
        {...rest}
        ref={ref}
        className={classes(styles.list, className)}
      >
        {items.map((item) => (
          <li data-part="linked-banks-item" key={item.id} className={styles.item}>
            <span className={styles.side}>
              <bdi data-part="linked-banks-name" id={`${id}-${item.id}`} className={styles.main}>
                {bankName(item, words)}
              </bdi>
              <span data-part="linked-banks-detail" className={styles.detail}>
                {words.linkedOn({
                  accounts: item.accounts.map(accountText).join(', '),
                  day: dayInText(calendarDayOf(item.linkedAt, timeZone)),
                })}
              </span>
              {item.status === 'needs-repair' && (
                <span>
                  <Badge tone="warning">{words.needsRepair}</Badge>
                </span>
              )}
            </span>
            <Button
              data-part="linked-banks-unlink"
              size="s"
              variant="outline"
              tone="neutral"
              aria-describedby={`${id}-${item.id}`}
              onClick={() => setAsked(item)}
            >
              {words.unlink}
            </Button>
          </li>
        ))}
      </ul>
      <UnlinkDialog
        item={asked}
        name={asked && bankName(asked, words)}
        onUnlink={onUnlink}
        focusWhenGone={focusWhenGone}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
});

function bankName({ institutionName }: BankItem, words: LinkedBanksWords): string {
  return institutionName || words.unnamed;
}

function accountText({ name, mask }: BankItem['accounts'][number]): string {
  return mask ? `${name} ••${mask}` : name;
}
