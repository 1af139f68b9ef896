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
import { useWords } from '../../words/index.ts';
import { termsDialogWords } from '../words/termsDialog.ts';
import type { TermsDialogWords } from '../../words/subjects/account/termsDialog.ts';
import { LegalSections } from '../LegalDocument/LegalSections.tsx';
import { legalParts } from '../LegalDocument/legalParts.ts';
import type { LegalPart } from '../LegalDocument/LegalDocument.model.ts';
import { ACKNOWLEDGEMENTS, allAcknowledged, type Acknowledgement } from './TermsDialog.model.ts';
import * as styles from './TermsDialog.css.ts';

export type { TermsDialogWords };

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
   * The statement of each checkbox, in the language of the page.
   * @default those that belong to the texts of the brand, in English and marked as such
   */
  acknowledgements?: Readonly<Record<Acknowledgement, string>>;
  /**
   * The title, the description and the buttons of the dialog.
   * @default those of the catalogue
   */
  words?: Partial<TermsDialogWords>;
}

/** What a person agrees to: in the language of the legal texts, and not translated. */
const ENGLISH_ACKNOWLEDGEMENTS: Readonly<Record<Acknowledgement, string>> = {
  terms: 'I have read and accept the Terms of Service.',
  privacy: 'I have read and accept the Privacy Policy.',
  risks: 'I understand the financial risks, and that I can lose money I invest.',
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
    acknowledgements,
    words: given,
    finalFocus,
    ...layout
  },
  ref,
) {
  const { productName } = useBrand();
  const words = { ...useWords(termsDialogWords), ...given };
  const shown = parts ?? acceptedParts(productName);
  return (
    <Dialog
      data-part="terms-dialog"
      {...layout}
      ref={ref}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
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
            {words.decline}
          </Button>
          <Button
            data-part="terms-dialog-accept"
            disabled={!allAcknowledged(ticked)}
            pending={pending}
            pendingLabel={words.pending}
            onClick={onAccept}
          >
            {words.accept}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
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
          label={words.question}
          requireAll
          disabled={pending}
          options={acknowledgementOptions(acknowledgements)}
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

function acknowledgementOptions(
  own: TermsDialogProps['acknowledgements'],
): readonly CheckboxOption<Acknowledgement>[] {
  return ACKNOWLEDGEMENTS.map((value) => ({
    value,
    label: own?.[value] ?? <span lang="en">{ENGLISH_ACKNOWLEDGEMENTS[value]}</span>,
  }));
}
