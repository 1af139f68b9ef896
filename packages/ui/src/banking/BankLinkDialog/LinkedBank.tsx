import type { BankAccount } from '@dime-time/finance-core/contract';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  CheckboxGroup,
  DialogFooter,
  settle,
  Text,
  useFailedToast,
  useToast,
  useSingleFlight,
} from '../../primitives/index.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { useMoneyText } from '../../money/index.ts';
import { accountCardModel } from '../AccountCard/AccountCard.model.ts';
import { BankSuggestions } from '../BankSuggestions/BankSuggestions.tsx';
import { useWords } from '../../words/index.ts';
import { accountCardWords } from '../words/accountCard.ts';
import { accountKindsWords } from '../words/accountKinds.ts';
import { bankLinkDialogWords } from '../words/bankLinkDialog.ts';
import type { BankLinkFinds } from './BankLinkDialog.model.ts';
import type { MessageProps } from './LinkMessages.tsx';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './BankLinkDialog.css.ts';

export interface LinkedBankProps extends MessageProps {
  /** The accounts that are now linked, as the server answered. */
  accounts: readonly BankAccount[];
  /** What the link found, once known. */
  finds: BankLinkFinds | undefined;
  onDone: () => void;
}

/** Shows the accounts of the server’s response. */
export function LinkedBank({ bank, accounts, finds, labels, onDone }: LinkedBankProps) {
  const words = useWords(bankLinkDialogWords);
  const { productName } = useBrand();
  const { notify } = useToast();
  const failedToast = useFailedToast();
  const money = useMoneyText();
  const [ticked, setTicked] = useState<readonly 'earlier'[]>([]);
  const earlier = finds?.earlier;
  const [pending, finish] = useSingleFlight(async () => {
    if (!finds || !earlier) return onDone();
    const result = await settle(finds.onInclude(ticked.length > 0 ? earlier.from : null));
    if (result.ok) return onDone();
    notify({
      ...failedToast(words.notSavedTitle, labels.done, result),
      variant: 'destructive',
    });
  });
  return (
    <div data-part="bank-link-dialog-step" className={styles.step}>
      <div className={styles.message}>
        <span
          data-part="bank-link-dialog-mark"
          className={styles.mark}
          data-tone="positive"
          aria-hidden="true"
        >
          <CircleCheck size={28} />
        </span>
        <StepHeading>{labels.linked(bank.name)}</StepHeading>
        <Text data-part="bank-link-dialog-text" size="s" tone="muted">
          {labels.linkedText(accounts.length, productName)}
        </Text>
        {accounts.length > 0 && (
          <ul data-part="bank-link-dialog-accounts" className={styles.accounts}>
            {accounts.map((account) => (
              <Account key={account.id} account={account} />
            ))}
          </ul>
        )}
        {finds && finds.suggestions.length > 0 && (
          <div className={styles.suggestions}>
            <BankSuggestions
              suggestions={finds.suggestions}
              debts={finds.debts}
              onAnswer={finds.onAnswer}
            />
          </div>
        )}
        {earlier && (
          <CheckboxGroup
            className={styles.earlier}
            label={labels.earlierTitle}
            showLabel={false}
            options={[
              {
                value: 'earlier',
                label: labels.earlier(money(earlier.amount), earlier),
              },
            ]}
            value={ticked}
            onChange={setTicked}
            disabled={pending}
          />
        )}
      </div>
      <DialogFooter>
        <Button data-part="bank-link-dialog-done" pending={pending} onClick={finish}>
          {labels.done}
        </Button>
      </DialogFooter>
    </div>
  );
}

function Account({ account }: { account: BankAccount }) {
  const words = useWords(accountCardWords);
  const { name, origin } = accountCardModel(account, words, useWords(accountKindsWords));
  return (
    <li data-part="bank-link-dialog-account" className={styles.account}>
      <Text data-part="bank-link-dialog-account-name" as="span" size="s" weight="semibold">
        {name}
      </Text>
      <Text data-part="bank-link-dialog-account-origin" as="span" size="xs" tone="muted">
        {origin.join(' · ')}
      </Text>
    </li>
  );
}
