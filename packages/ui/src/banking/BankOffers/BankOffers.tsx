import type { BankLinkFinds } from '../BankLinkDialog/BankLinkDialog.model.ts';
import { BankSuggestions } from '../BankSuggestions/BankSuggestions.tsx';
import { Card, Section, Stack } from '../../primitives/index.ts';
import { EarlierOffer } from '../EarlierOffer/EarlierOffer.tsx';

export interface BankOffersProps {
  /** What a link found. */
  finds: BankLinkFinds | undefined;
}

/** Shows the questions about what a link found, until all are answered. */
export function BankOffers({ finds }: BankOffersProps) {
  if (!finds || (finds.suggestions.length === 0 && !finds.earlier)) return null;
  return (
    <Card>
      <Section title="From Your Bank" description="We won’t add anything without your OK.">
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
