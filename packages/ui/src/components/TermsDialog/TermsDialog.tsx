import { forwardRef } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import { Button } from '../Button/index.ts';
import { CheckboxGroup, type CheckboxOption } from '../CheckboxGroup/index.ts';
import { Dialog, type DialogLayout, type DialogProps } from '../Dialog/index.ts';
import { LegalSections, legalParts, type LegalPart } from '../LegalDocument/index.ts';
import { allAcknowledged, type Acknowledgement } from './TermsDialog.model.ts';
import * as styles from './TermsDialog.css.ts';

/** The words of the dialog, beside those of the texts themselves. */
export interface TermsLabels {
  /** The name of the dialog. */
  readonly title: string;
  /** Why it is asked. */
  readonly description: string;
  /** The question the three boxes answer. */
  readonly question: string;
  /** What ticking each box says. */
  readonly acknowledgements: Record<Acknowledgement, string>;
  /** Goes on, once everything is ticked. */
  readonly accept: string;
  /** Goes back without an account. */
  readonly decline: string;
  /** Stands in the place of `accept` while the account is being made. */
  readonly pending: string;
}

export interface TermsDialogProps extends DialogLayout, Pick<DialogProps, 'finalFocus'> {
  /** Whether it is shown. */
  open: boolean;
  /** What is ticked. */
  ticked: readonly Acknowledgement[];
  /** Called with what is ticked after a change. */
  onTickedChange: (ticked: readonly Acknowledgement[]) => void;
  /** Called when all three are ticked and the person goes on. */
  onAccept: () => void;
  /** Called when the person declines, closes the dialog or presses Escape. */
  onDecline: () => void;
  /**
   * Whether the account is being made: nothing can be changed and nothing closed until it is.
   * @default false
   */
  pending?: boolean;
  /**
   * The texts that can be read in full here.
   * @default the terms, the privacy policy and the risk disclosure, under the name of the brand
   */
  parts?: readonly LegalPart[];
  /**
   * The words of the dialog.
   * @default ENGLISH_TERMS
   */
  labels?: TermsLabels;
}

/** The words the dialog ships with. */
export const ENGLISH_TERMS: TermsLabels = {
  title: 'Terms and risk disclosure',
  description: 'Before we create your account, please read and accept the terms.',
  question: 'Your acknowledgments',
  acknowledgements: {
    terms: 'I have read and accept the Terms of Service.',
    privacy: 'I have read and accept the Privacy Policy.',
    risks: 'I understand the financial risks, and that I can lose money I invest.',
  },
  accept: 'Accept and Create Account',
  decline: 'Decline',
  pending: 'Creating...',
};

/** Asks for the three acknowledgements an account needs, with the texts at hand. */
export const TermsDialog = forwardRef<HTMLDivElement, TermsDialogProps>(function TermsDialog(
  {
    open,
    ticked,
    onTickedChange,
    onAccept,
    onDecline,
    pending = false,
    parts,
    labels = ENGLISH_TERMS,
    finalFocus,
    ...layout
  },
  ref,
) {
  const { productName } = useBrand();
  const shown = parts ?? acceptedParts(productName);
  return (
    <Dialog
      {...layout}
      ref={ref}
      open={open}
      onOpenChange={(next) => {
        if (!next) onDecline();
      }}
      title={labels.title}
      description={labels.description}
      size="l"
      dismissible={!pending}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        <>
          <Button variant="outline" tone="neutral" disabled={pending} onClick={onDecline}>
            {labels.decline}
          </Button>
          <Button
            disabled={!allAcknowledged(ticked)}
            pending={pending}
            pendingLabel={labels.pending}
            onClick={onAccept}
          >
            {labels.accept}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.texts}>
          {shown.map((part) => (
            <details key={part.id} className={styles.text}>
              <summary className={styles.summary}>
                <span className={styles.title}>{part.title}</span>
                <span className={styles.gist}>{part.summary}</span>
              </summary>
              <div className={styles.full}>
                <LegalSections part={part} headingLevel={3} />
              </div>
            </details>
          ))}
        </div>
        <CheckboxGroup
          label={labels.question}
          requireAll
          disabled={pending}
          options={acknowledgementOptions(labels)}
          value={ticked}
          onChange={onTickedChange}
        />
      </div>
    </Dialog>
  );
});

function acceptedParts(productName: string): readonly LegalPart[] {
  const [risks, terms, privacy] = legalParts({ productName });
  return [terms, privacy, risks].filter((part) => part !== undefined);
}

function acknowledgementOptions({
  acknowledgements,
}: TermsLabels): readonly CheckboxOption<Acknowledgement>[] {
  return [
    { value: 'terms', label: acknowledgements.terms },
    { value: 'privacy', label: acknowledgements.privacy },
    { value: 'risks', label: acknowledgements.risks },
  ];
}
