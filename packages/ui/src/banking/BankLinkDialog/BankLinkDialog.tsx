import { forwardRef, useRef, useState } from 'react';
import { chargedAccountName, purseWords, type RoundUpPurse } from '../../round-ups/index.ts';
import { Dialog, type DialogLayout, type DialogProps } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { bankLinkDialogWords } from '../words/bankLinkDialog.ts';
import { bankLinkLabels, type BankLinkWords } from './BankLinkDialog.content.ts';
import {
  outcomeAt,
  type BankLinkFinds,
  type BankLinkOutcome,
  type BankLinkResult,
  type BankLinkStep,
  type LinkInstitution,
} from './BankLinkDialog.model.ts';
import { BankLinkFlow } from './BankLinkFlow.tsx';

export interface BankLinkDialogProps extends DialogLayout, Pick<DialogProps, 'finalFocus'> {
  /** Whether it is open; each opening starts at the choice of a bank. */
  open: boolean;
  /** Called with false when it closes. */
  onOpenChange: (open: boolean) => void;
  /** Called just before it closes, with the outcome: a bank linked, a failure, or canceled. */
  onFinish?: ((outcome: BankLinkOutcome) => void) | undefined;
  /** The banks of the sandbox. */
  institutions: readonly LinkInstitution[];
  /** The name of the bank-connection provider that runs the sandbox. */
  providerName: string;
  /**
   * The name of the bank chosen initially, if it is available; for relinking.
   * @default none is chosen
   */
  initialBank?: string | undefined;
  /**
   * Links the chosen bank and returns the server’s answer; called once per press. Nothing counts as
   * linked before that answer.
   */
  onLink: (institution: LinkInstitution) => Promise<BankLinkResult>;
  /**
   * The household’s purse, if the server keeps one: the consent step says what round-ups are paid
   * from.
   * @default none; the consent step does not mention round-ups
   */
  purse?: RoundUpPurse | undefined;
  /**
   * What the link found, once known; the dialog asks about it beside the
   * accounts.
   * @default none
   */
  finds?: BankLinkFinds | undefined;
  /**
   * The dialog’s wording.
   * @default ENGLISH_BANK_LINK, or its translation
   */
  words?: Partial<BankLinkWords> | undefined;
}

/** Links a bank from the sandbox: a choice, a consent, and the server’s answer. */
export const BankLinkDialog = forwardRef<HTMLDivElement, BankLinkDialogProps>(
  function BankLinkDialog(
    {
      open,
      onOpenChange,
      onFinish,
      institutions,
      providerName,
      initialBank,
      onLink,
      purse,
      finds,
      words: given,
      finalFocus,
      ...layout
    },
    ref,
  ) {
    const words = useWords(bankLinkDialogWords);
    const accounts = useWords(purseWords);
    const labels = { ...bankLinkLabels(words), ...given };
    const [connecting, setConnecting] = useState(false);
    const step = useRef<BankLinkStep>({ at: 'choose' });
    const close = () => {
      const outcome = outcomeAt(step.current);
      step.current = { at: 'choose' };
      onFinish?.(outcome);
      onOpenChange(false);
    };
    return (
      <Dialog
        data-part="bank-link-dialog"
        {...layout}
        ref={ref}
        open={open}
        onOpenChange={(next) => {
          if (!next) close();
        }}
        // Closing would hide the result of a request in flight.
        dismissible={!connecting}
        title={labels.title}
        description={labels.sandbox(providerName)}
        {...(finalFocus ? { finalFocus } : {})}
      >
        {open && (
          <BankLinkFlow
            institutions={institutions}
            initialBank={initialBank}
            labels={labels}
            // Before a bank is linked, its account is unknown.
            paidFrom={
              purse &&
              (purse.account ? chargedAccountName(purse.account, accounts) : words.checkingAccount)
            }
            finds={finds}
            onLink={onLink}
            onStep={(next) => {
              step.current = next;
              setConnecting(next.at === 'connecting');
            }}
            onClose={close}
          />
        )}
      </Dialog>
    );
  },
);
