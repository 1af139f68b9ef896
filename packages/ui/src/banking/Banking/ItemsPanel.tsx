import type { BankItem } from '@dime-time/finance-core/contract';
import type { RefObject } from 'react';
import { Card, type Loadable, LoadablePanel, Section, Skeleton } from '../../primitives/index.ts';
import { LinkedBanks } from '../LinkedBanks/LinkedBanks.tsx';
import type { UnlinkAction } from '../LinkedBanks/UnlinkDialog.tsx';
import { useWords } from '../../words/index.ts';
import * as row from '../../internal/itemRow.css.ts';
import { bankingWords } from '../words/banking.ts';
import * as styles from './Banking.css.ts';

export interface ItemsPanelProps {
  items: Loadable<readonly BankItem[]>;
  onUnlink: UnlinkAction;
  timeZone: string | undefined;
  focusWhenGone: RefObject<HTMLElement | null>;
}

/** The linked banks; nothing if there are none. */
export function ItemsPanel({ items, ...rest }: ItemsPanelProps) {
  const words = useWords(bankingWords);
  if (items.status === 'ready' && items.data.length === 0) return null;
  return (
    <Section data-part="banking-banks" title={words.banks}>
      <Card>
        <LoadablePanel value={items} errorTitle={words.banksError} skeleton={<LoadingItem />}>
          {(data) => <LinkedBanks items={data} {...rest} />}
        </LoadablePanel>
      </Card>
    </Section>
  );
}

/** The place of one bank, whose button wraps as that of a linked bank. */
function LoadingItem() {
  return (
    <div className={row.item} aria-hidden="true">
      <div className={row.side}>
        <Skeleton shape="block" height="1lh" width="10rem" />
        <div className={row.detail}>
          <Skeleton shape="block" className={styles.accounts} width="34rem" height="auto" />
        </div>
      </div>
      <Skeleton shape="block" className={styles.unlink} width="6rem" height="auto" />
    </div>
  );
}
