import type { BankAccount } from '@dime-time/finance-core/contract';
import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle } from 'lucide-react';
import { useBrand } from '../../theme/BrandContext.ts';
import { accountCardModel } from '../AccountCard/AccountCard.model.ts';
import { Button } from '../Button/index.ts';
import { DialogFooter } from '../Dialog/index.ts';
import { Text } from '../Text/index.ts';
import type { BankLinkLabels } from './BankLinkDialog.content.ts';
import type { BankLinkStep, LinkInstitution } from './BankLinkDialog.model.ts';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './BankLinkDialog.css.ts';

interface MessageProps {
  bank: LinkInstitution;
  labels: BankLinkLabels;
}

/** While the server has not answered: nothing can be pressed and nothing is promised. */
export function ConnectingBank({ bank, labels }: MessageProps) {
  return (
    <div className={styles.step}>
      <div className={styles.message} aria-busy="true">
        <span className={styles.mark} aria-hidden="true">
          <LoaderCircle className={styles.spinner} size={28} />
        </span>
        <StepHeading>{labels.connecting(bank.name)}</StepHeading>
      </div>
      <DialogFooter>
        <Button pending pendingLabel={labels.connectingShort}>
          {labels.agree}
        </Button>
      </DialogFooter>
    </div>
  );
}

export interface LinkedBankProps extends MessageProps {
  /** The accounts that are linked now, as the server answered. */
  accounts: readonly BankAccount[];
  onDone: () => void;
}

/** The server answered with accounts: these are shown, and no others. */
export function LinkedBank({ bank, accounts, labels, onDone }: LinkedBankProps) {
  const { productName } = useBrand();
  return (
    <div className={styles.step}>
      <div className={styles.message}>
        <span className={styles.mark} data-tone="positive" aria-hidden="true">
          <CircleCheck size={28} />
        </span>
        <StepHeading>{labels.linked(bank.name)}</StepHeading>
        <Text size="s" tone="muted">
          {labels.linkedText(accounts.length, productName)}
        </Text>
        {accounts.length > 0 && (
          <ul className={styles.accounts}>
            {accounts.map((account) => (
              <Account key={account.id} account={account} />
            ))}
          </ul>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onDone}>{labels.done}</Button>
      </DialogFooter>
    </div>
  );
}

function Account({ account }: { account: BankAccount }) {
  const { name, origin } = accountCardModel(account);
  return (
    <li className={styles.account}>
      <Text as="span" size="s" weight="semibold">
        {name}
      </Text>
      <Text as="span" size="xs" tone="muted">
        {origin.join(' · ')}
      </Text>
    </li>
  );
}

export interface FailedBankProps extends Omit<MessageProps, 'bank'> {
  step: Extract<BankLinkStep, { at: 'failed' }>;
  onRetry: () => void;
  onOther: () => void;
  onClose: () => void;
}

/** The server refused, or its answer was lost, which is told apart. */
export function FailedBank({
  step: { bank, message, unknown },
  labels,
  onRetry,
  onOther,
  onClose,
}: FailedBankProps) {
  const Icon = unknown ? CircleHelp : CircleAlert;
  return (
    <div className={styles.step}>
      <div className={styles.message}>
        <span
          className={styles.mark}
          data-tone={unknown ? 'warning' : 'negative'}
          aria-hidden="true"
        >
          <Icon size={28} />
        </span>
        <StepHeading>{unknown ? labels.unknown : labels.failed(bank.name)}</StepHeading>
        <Text size="s" tone="muted" className={styles.heading}>
          {unknown ? labels.unknownText : (message ?? labels.failedText)}
        </Text>
        <Button variant="ghost" size="s" onClick={onOther}>
          {labels.otherBank}
        </Button>
      </div>
      <DialogFooter>
        <Button variant="outline" tone="neutral" onClick={onClose}>
          {labels.close}
        </Button>
        <Button onClick={onRetry}>{labels.retry}</Button>
      </DialogFooter>
    </div>
  );
}
