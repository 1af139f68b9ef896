import { CircleAlert, CircleHelp, LoaderCircle } from 'lucide-react';
import { Button, DialogFooter, Text } from '../../primitives/index.ts';
import type { BankLinkWords } from './BankLinkDialog.content.ts';
import type { BankLinkStep, LinkInstitution } from './BankLinkDialog.model.ts';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './BankLinkDialog.css.ts';

export interface MessageProps {
  bank: LinkInstitution;
  labels: BankLinkWords;
}

/** Shown while waiting for the server, without any control. */
export function ConnectingBank({ bank, labels }: MessageProps) {
  return (
    <div data-part="bank-link-dialog-step" className={styles.step}>
      <div className={styles.message} aria-busy="true">
        <span data-part="bank-link-dialog-mark" className={styles.mark} aria-hidden="true">
          <LoaderCircle className={styles.spinner} size={28} />
        </span>
        <StepHeading>{labels.connecting(bank.name)}</StepHeading>
      </div>
      <DialogFooter>
        <Button data-part="bank-link-dialog-agree" pending pendingLabel={labels.connectingShort}>
          {labels.agree}
        </Button>
      </DialogFooter>
    </div>
  );
}

export interface FailedBankProps extends Omit<MessageProps, 'bank'> {
  step: Extract<BankLinkStep, { at: 'failed' }>;
  onRetry: () => void;
  onOther: () => void;
  onClose: () => void;
}

/** The server refused, or its response was lost; the two have different messages. */
export function FailedBank({
  step: { bank, message, unknown },
  labels,
  onRetry,
  onOther,
  onClose,
}: FailedBankProps) {
  const Icon = unknown ? CircleHelp : CircleAlert;
  return (
    <div data-part="bank-link-dialog-step" className={styles.step}>
      <div className={styles.message}>
        <span
          data-part="bank-link-dialog-mark"
          className={styles.mark}
          data-tone={unknown ? 'warning' : 'negative'}
          aria-hidden="true"
        >
          <Icon size={28} />
        </span>
        <StepHeading>{unknown ? labels.unknown : labels.failed(bank.name)}</StepHeading>
        <Text data-part="bank-link-dialog-text" size="s" tone="muted" className={styles.heading}>
          {unknown ? labels.unknownText : (message ?? labels.failedText)}
        </Text>
        <Button data-part="bank-link-dialog-other-bank" variant="ghost" size="s" onClick={onOther}>
          {labels.otherBank}
        </Button>
      </div>
      <DialogFooter>
        <Button
          data-part="bank-link-dialog-close"
          variant="outline"
          tone="neutral"
          onClick={onClose}
        >
          {labels.close}
        </Button>
        <Button data-part="bank-link-dialog-retry" onClick={onRetry}>
          {labels.retry}
        </Button>
      </DialogFooter>
    </div>
  );
}
