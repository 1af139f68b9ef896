import { forwardRef } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import {
  Button,
  CheckboxGroup,
  type CheckboxOption,
  Dialog,
  type DialogLayout,
  type DialogProps,
  Stack,
  Text,
} from '../../primitives/index.ts';
import { LegalSections } from '../LegalDocument/LegalSections.tsx';
import { legalParts } from '../LegalDocument/legalParts.ts';
import type { LegalPart } from '../LegalDocument/LegalDocument.model.ts';
import { allAcknowledged, type Acknowledgement } from './TermsDialog.model.ts';
import * as styles from './TermsDialog.css.ts';

/** The dialog’s wording, apart from the texts themselves. */
export interface TermsWords {
  /** The name of the dialog. */
  readonly title: string;
  /** Why the dialog asks. */
  readonly description: string;
  /** The question the three boxes answer. */
  readonly question: string;
  /** The statement of each checkbox. */
  readonly acknowledgements: Record<Acknowledgement, string>;
  /** Continues, once everything is checked. */
  readonly accept: string;
  /** Goes back without an account. */
  readonly decline: string;
  /** Replaces `accept` while the account is being created. */
  readonly pending: string;
}

export interface TermsDialogProps extends DialogLayout, Pick<DialogProps, 'finalFocus'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with false when people decline, close the dialog or press Escape. */
  onOpenChange: (open: boolean) => void;
  /** The checked acknowledgments. */
  ticked: readonly Acknowledgement[];
  /** Called with the checked acknowledgments after a change. */
  onTickedChange: (ticked: readonly Acknowledgement[]) => void;
  /** Called when all three are checked and people continue. */
  onAccept: () => void;
  /**
   * Whether the account is being created: nothing can be changed or closed meanwhile.
   * @default false
   */
  pending?: boolean;
  /**
   * The texts that can be read in full here.
   * @default the terms, the privacy policy and the risk disclosure, with the name of the brand
   */
  parts?: readonly LegalPart[];
  /**
   * Words in place of the dialog’s own.
   * @default ENGLISH_TERMS
   */
  words?: Partial<TermsWords>;
}

/** The dialog’s default wording. */
export const ENGLISH_TERMS: TermsWords = {
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

/** Asks for the three acknowledgments an account needs, with the full texts. */
export const TermsDialog = forwardRef<HTMLDivElement, TermsDialogProps>(function TermsDialog(
  {
    open,
    onOpenChange,
    ticked,
    onTickedChange,
    onAccept,
    pending = false,
    parts,
    words,
    finalFocus,
    ...layout
  },
  ref,
) {
  const { productName } = useBrand();
  const labels = { ...ENGLISH_TERMS, ...words };
  const shown = parts ?? acceptedParts(productName);
  return (
    <Dialog
      data-part="terms-dialog"
      {...layout}
      ref={ref}
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      description={labels.description}
      size="l"
      dismissible={!pending}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        <>
          <Button
            data-part="terms-dialog-decline"
            variant="outline"
            tone="neutral"
            disabled={pending}
            onClick={() => onOpenChange(false)}
          >
            {labels.decline}
          </Button>
          <Button
            data-part="terms-dialog-accept"
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
      <Stack gap={5} lang={labels === ENGLISH_TERMS ? 'en' : undefined}>
        <div className={styles.texts}>
          {shown.map((part) => (
            <details
              data-part="terms-dialog-part"
              key={part.id}
              lang={part.lang}
              className={styles.text}
            >
              <summary data-part="terms-dialog-part-header" className={styles.summary}>
                <Text data-part="terms-dialog-part-title" as="span" weight="semibold">
                  {part.title}
                </Text>
                <Text data-part="terms-dialog-part-summary" as="span" size="s" tone="muted">
                  {part.summary}
                </Text>
              </summary>
              <div data-part="terms-dialog-part-text" className={styles.full}>
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
      </Stack>
    </Dialog>
  );
});

function acceptedParts(productName: string): readonly LegalPart[] {
  const [risks, terms, privacy] = legalParts({ productName });
  return [terms, privacy, risks].filter((part) => part !== undefined);
}

function acknowledgementOptions({
  acknowledgements,
}: TermsWords): readonly CheckboxOption<Acknowledgement>[] {
  return [
    { value: 'terms', label: acknowledgements.terms },
    { value: 'privacy', label: acknowledgements.privacy },
    { value: 'risks', label: acknowledgements.risks },
  ];
}
