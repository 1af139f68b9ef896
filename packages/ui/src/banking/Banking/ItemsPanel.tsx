import type { BankItem } from '@dime-time/finance-core/contract';
import type { RefObject } from 'react';
import { Card, type Loadable, LoadablePanel, Section, Skeleton } from '../../primitives/index.ts';
import { LinkedBanks } from '../LinkedBanks/LinkedBanks.tsx';
import type { UnlinkAction } from '../LinkedBanks/UnlinkDialog.tsx';
import { useWords } from '../../words/index.ts';
import { bankingWords } from '../words/banking.ts';

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
        <LoadablePanel
          value={items}
          errorTitle={words.banksError}
          skeleton={<Skeleton shape="block" height="3rem" />}
        >
          {(data) => <LinkedBanks items={data} {...rest} />}
        </LoadablePanel>
      </Card>
    </Section>
  );
}
