import type { BankLinkFinds } from '../BankLinkDialog/BankLinkDialog.model.ts';
import { BankSuggestions } from '../BankSuggestions/BankSuggestions.tsx';
import { Card, Section, Stack } from '../../primitives/index.ts';
import { EarlierOffer } from '../EarlierOffer/EarlierOffer.tsx';
import { useWords } from '../../words/index.ts';
import { bankOffersWords } from '../words/bankOffers.ts';

export interface BankOffersProps {
  /** What a link found. */
  finds: BankLinkFinds | undefined;
}

/** Shows the questions about what a link found, until all are answered. */
export function BankOffers({ finds }: BankOffersProps) {
  const words = useWords(bankOffersWords);
  if (!finds || (finds.suggestions.length === 0 && !finds.earlier)) return null;
  return (
    <Card data-part="bank-offers">
      <Section title={words.title} description={words.description}>
        <Stack>
          {finds.suggestions.length > 0 && (
            <BankSuggestions
              suggestions={finds.suggestions}
              debts={finds.debts}
              onAnswer={finds.onAnswer}
            />
          )}
          {finds.earlier && <EarlierOffer earlier={finds.earlier} onInclude={finds.onInclude} />}
        </Stack>
      </Section>
    </Card>
  );
}
