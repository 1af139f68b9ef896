import { Check, ShieldCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import { Button, DialogFooter, Stack, Text } from '../../primitives/index.ts';
import type { BankLinkWords } from './BankLinkDialog.content.ts';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './BankLinkDialog.css.ts';

export interface AskConsentProps {
  labels: BankLinkWords;
  /** What round-ups are paid from, if the server keeps a purse. */
  paidFrom: string | undefined;
  onAgree: () => void;
  onBack: () => void;
}

/**
 * The second step: what is shared, what stays private and what happens next, before anything is
 * sent.
 */
export function AskConsent({ labels, paidFrom, onAgree, onBack }: AskConsentProps) {
  const { productName } = useBrand();
  return (
    <div data-part="bank-link-dialog-step" className={styles.step}>
      <div className={styles.body}>
        <StepHeading>{labels.consent(productName)}</StepHeading>
        <Points title={labels.sharedTitle} points={labels.shared} icon={<Check size={18} />} />
        <Points
          title={labels.keptTitle}
          points={[labels.kept(productName)]}
          icon={<ShieldCheck size={18} />}
          isPrivate
        />
        <Points
          title={labels.nextTitle}
          points={[labels.next(paidFrom)]}
          icon={<ShieldCheck size={18} />}
          isPrivate
        />
      </div>
      <DialogFooter>
        <Button data-part="bank-link-dialog-back" variant="outline" tone="neutral" onClick={onBack}>
          {labels.back}
        </Button>
        <Button data-part="bank-link-dialog-agree" onClick={onAgree}>
          {labels.agree}
        </Button>
      </DialogFooter>
    </div>
  );
}

interface PointsProps {
  title: string;
  points: readonly string[];
  icon: ReactNode;
  isPrivate?: boolean;
}

function Points({ title, points, icon, isPrivate = false }: PointsProps) {
  const id = useId();
  return (
    <>
      <Text data-part="bank-link-dialog-points-title" id={id} size="s" weight="semibold">
        {title}
      </Text>
      <Stack data-part="bank-link-dialog-points" as="ul" gap={3} aria-labelledby={id}>
        {points.map((point) => (
          <li data-part="bank-link-dialog-point" key={point} className={styles.point}>
            <span
              data-part="bank-link-dialog-point-icon"
              className={styles.pointIcon}
              data-private={isPrivate ? '' : undefined}
              aria-hidden="true"
            >
              {icon}
            </span>
            {point}
          </li>
        ))}
      </Stack>
    </>
  );
}
