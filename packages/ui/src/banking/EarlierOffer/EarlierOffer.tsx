import type { EarlierRoundUps } from '@dime-time/finance-core/contract';
import { useId, useState } from 'react';
import {
  Button,
  Inline,
  settle,
  Text,
  useFailedToast,
  useToast,
  useSingleFlight,
} from '../../primitives/index.ts';
import { bankLinkLabels } from '../BankLinkDialog/BankLinkDialog.content.ts';
import type { BankLinkFinds } from '../BankLinkDialog/BankLinkDialog.model.ts';
import { useMoneyText } from '../../money/index.ts';
import { useWords } from '../../words/index.ts';
import { bankLinkDialogWords } from '../words/bankLinkDialog.ts';
import { earlierOfferWords } from '../words/earlierOffer.ts';

export interface EarlierOfferProps extends Pick<BankLinkFinds, 'onInclude'> {
  /** What can still be rounded up. */
  earlier: EarlierRoundUps;
}

/** Offers to round up earlier purchases, with the total; nothing is added without consent. */
export function EarlierOffer({ earlier, onInclude }: EarlierOfferProps) {
  const words = useWords(earlierOfferWords);
  const { earlier: offer } = bankLinkLabels(useWords(bankLinkDialogWords));
  const wordsId = useId();
  const money = useMoneyText();
  const { notify } = useToast();
  const failedToast = useFailedToast();
  const [accepting, setAccepting] = useState(false);
  const [pending, answer] = useSingleFlight(async (accept: boolean) => {
    setAccepting(accept);
    const result = await settle(onInclude(accept ? earlier.from : null));
    if (!result.ok)
      notify(failedToast(words.failedTitle, accept ? words.accept : words.decline, result));
  });
  return (
    <Inline data-part="earlier-offer" justify="between">
      <Text data-part="earlier-offer-text" as="span" size="s" id={wordsId}>
        {offer(money(earlier.amount), earlier)}
      </Text>
      <Inline data-part="earlier-offer-actions" gap={2} align="stretch">
        <Button
          data-part="earlier-offer-accept"
          size="s"
          variant="soft"
          aria-describedby={wordsId}
          disabled={pending}
          pending={pending && accepting}
          onClick={() => answer(true)}
        >
          {words.accept}
        </Button>
        <Button
          data-part="earlier-offer-decline"
          size="s"
          variant="ghost"
          tone="neutral"
          aria-describedby={wordsId}
          disabled={pending}
          onClick={() => answer(false)}
        >
          {words.decline}
        </Button>
      </Inline>
    </Inline>
  );
}
