import type { BankItem } from '@dime-time/finance-core/contract';
import type { RefObject } from 'react';
import { Card } from '../../primitives/Card/index.ts';
import { LinkedBanks, type UnlinkAction } from '../LinkedBanks/index.ts';
import { LoadablePanel } from '../../primitives/LoadablePanel/index.ts';
import { Section } from '../../primitives/Section/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { Loadable } from '../../primitives/loadable.ts';

export interface ItemsPanelProps {
  items: Loadable<readonly BankItem[]>;
  onUnlink: UnlinkAction;
  timeZone: string;
  focusWhenGone: RefObject<HTMLElement | null>;
}

/** The linked banks; nothing if there are none. */
export function ItemsPanel({ items, ...rest }: ItemsPanelProps) {
  if (items.status === 'ready' && items.data.length === 0) return null;
  return (
    <Section title="Linked Banks">
      <Card>
        <LoadablePanel
          value={items}
          errorTitle="Your linked banks couldn’t load"
          skeleton={<Skeleton shape="block" height="3rem" />}
        >
          {(data) => <LinkedBanks items={data} {...rest} />}
        </LoadablePanel>
      </Card>
    </Section>
  );
}
