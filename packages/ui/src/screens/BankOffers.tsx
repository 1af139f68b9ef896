import type { EarlierRoundUps } from '@dime-time/finance-core/contract';
import { useState } from 'react';
import { settle } from '../actionResult.ts';
import { ENGLISH_BANK_LINK, type BankLinkFinds } from '../components/BankLinkDialog/index.ts';
import { BankSuggestions } from '../components/BankSuggestions/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Section } from '../components/Section/index.ts';
import { Text } from '../components/Text/index.ts';
import { useToast } from '../components/Toaster/index.ts';
import { notAdded } from '../notAdded.ts';
import { useMoneyText } from '../useMoneyText.ts';
import { useSingleFlight } from '../useSingleFlight.ts';
import * as styles from './BankOffers.css.ts';

export interface BankOffersProps {
  /** What a link has brought along. */
  finds: BankLinkFinds | undefined;
}

/** What a link brought along and nobody has answered yet; nothing where all is. */
export function BankOffers({ finds }: BankOffersProps) {
  if (!finds || (finds.suggestions.length === 0 && !finds.earlier)) return null;
  return (
    <Card>
      <Section title="From your bank" description="Nothing is added until you say so.">
        <div className={styles.parts}>
          {finds.suggestions.length > 0 && (
            <BankSuggestions
              suggestions={finds.suggestions}
              debts={finds.debts}
              onAnswer={finds.onAnswer}
            />
          )}
          {finds.earlier && <Earlier earlier={finds.earlier} onInclude={finds.onInclude} />}
        </div>
      </Section>
    </Card>
  );
}

interface EarlierProps extends Pick<BankLinkFinds, 'onInclude'> {
  earlier: EarlierRoundUps;
}

function Earlier({ earlier, onInclude }: EarlierProps) {
  const money = useMoneyText();
  const { notify } = useToast();
  const [accepting, setAccepting] = useState(false);
  const [pending, answer] = useSingleFlight(async (accept: boolean) => {
    setAccepting(accept);
    const result = await settle(onInclude(accept ? earlier.from : null));
    if (!result.ok) notify(notAdded('Not Saved', accept ? 'Use them' : 'No, thanks', result));
  });
  return (
    <div className={styles.earlier}>
      <Text as="span" size="s">
        {ENGLISH_BANK_LINK.earlier(money(earlier.amount), earlier.purchases)}
      </Text>
      <div className={styles.actions}>
        <Button
          size="s"
          variant="soft"
          disabled={pending}
          pending={pending && accepting}
          onClick={() => answer(true)}
        >
          Use them
        </Button>
        <Button
          size="s"
          variant="ghost"
          tone="neutral"
          disabled={pending}
          onClick={() => answer(false)}
        >
          No, thanks
        </Button>
      </div>
    </div>
  );
}
