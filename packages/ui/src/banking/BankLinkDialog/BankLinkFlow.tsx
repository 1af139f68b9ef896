import { useState } from 'react';
import { useSingleFlight } from '../../primitives/index.ts';
import { AskConsent } from './AskConsent.tsx';
import type { BankLinkWords } from './BankLinkDialog.content.ts';
import {
  bankNamed,
  stepAfter,
  type BankLinkFinds,
  type BankLinkResult,
  type BankLinkStep,
  type LinkInstitution,
} from './BankLinkDialog.model.ts';
import { ChooseBank } from './ChooseBank.tsx';
import { LinkedBank } from './LinkedBank.tsx';
import { ConnectingBank, FailedBank } from './LinkMessages.tsx';

export interface BankLinkFlowProps {
  institutions: readonly LinkInstitution[];
  initialBank: string | undefined;
  labels: BankLinkWords;
  paidFrom: string | undefined;
  finds: BankLinkFinds | undefined;
  onLink: (institution: LinkInstitution) => Promise<BankLinkResult>;
  /** Called with the current step. */
  onStep: (step: BankLinkStep) => void;
  onClose: () => void;
}

/** The dialog’s steps; mounted again for each opening, which resets them. */
export function BankLinkFlow({
  institutions,
  initialBank,
  labels,
  paidFrom,
  finds,
  onLink,
  onStep,
  onClose,
}: BankLinkFlowProps) {
  const [step, setStep] = useState<BankLinkStep>({ at: 'choose' });
  const [chosen, setChosen] = useState(() => bankNamed(institutions, initialBank)?.id);
  const go = (next: BankLinkStep) => {
    onStep(next);
    setStep(next);
  };
  const [, link] = useSingleFlight(async (bank: LinkInstitution) => {
    go({ at: 'connecting', bank });
    go(stepAfter(bank, await onLink(bank).catch((): BankLinkResult => ({ ok: false }))));
  });

  switch (step.at) {
    case 'choose':
      return (
        <ChooseBank
          institutions={institutions}
          chosen={chosen}
          labels={labels}
          onChoose={setChosen}
          onContinue={(bank) => go({ at: 'consent', bank })}
          onCancel={onClose}
        />
      );
    case 'consent':
      return (
        <AskConsent
          labels={labels}
          paidFrom={paidFrom}
          onAgree={() => link(step.bank)}
          onBack={() => go({ at: 'choose' })}
        />
      );
    case 'connecting':
      return <ConnectingBank bank={step.bank} labels={labels} />;
    case 'linked':
      return (
        <LinkedBank
          bank={step.bank}
          accounts={step.accounts}
          finds={finds}
          labels={labels}
          onDone={onClose}
        />
      );
    case 'failed':
      return (
        <FailedBank
          step={step}
          labels={labels}
          onRetry={() => link(step.bank)}
          onOther={() => go({ at: 'choose' })}
          onClose={onClose}
        />
      );
  }
}
