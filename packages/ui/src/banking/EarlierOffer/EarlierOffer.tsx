import type { EarlierRoundUps } from '@dime-time/finance-core/contract';
import { useId, useState } from 'react';
import {
  Button,
  createFailedToast,
  Inline,
  settle,
  Text,
  useToast,
  useSingleFlight,
} from '../../primitives/index.ts';
import { ENGLISH_BANK_LINK } from '../BankLinkDialog/BankLinkDialog.content.ts';
import type { BankLinkFinds } from '../BankLinkDialog/BankLinkDialog.model.ts';
import { useMoneyText } from '../../money/index.ts';

export interface EarlierOfferProps extends Pick<BankLinkFinds, 'onInclude'> {
  /** What can still be rounded up. */
  earlier: EarlierRoundUps;
}

/** Offers to round up earlier purchases, with the total; nothing is added without consent. */
export function EarlierOffer({ earlier, onInclude }: EarlierOfferProps) {
  const wordsId = useId();
  const money = useMoneyText();
  const { notify } = useToast();
  const [accepting, setAccepting] = useState(false);
  const [pending, answer] = useSingleFlight(async (accept: boolean) => {
    setAccepting(accept);
    const result = await settle(onInclude(accept ? earlier.from : null));
    if (!result.ok)
      notify(createFailedToast('Not Saved', accept ? 'Use Them' : 'No, Thanks', result));
  });
  return (
    <Inline justify="between">
      <Text as="span" size="s" id={wordsId}>
        {ENGLISH_BANK_LINK.earlier(money(earlier.amount), earlier)}
      </Text>
      <Inline gap={2} align="stretch">
        <Button
          size="s"
          variant="soft"
          aria-describedby={wordsId}
          disabled={pending}
          pending={pending && accepting}
          onClick={() => answer(true)}
        >
          Use Them
        </Button>
        <Button
          size="s"
          variant="ghost"
          tone="neutral"
          aria-describedby={wordsId}
          disabled={pending}
          onClick={() => answer(false)}
        >
          No, Thanks
        </Button>
      </Inline>
    </Inline>
  );
}
