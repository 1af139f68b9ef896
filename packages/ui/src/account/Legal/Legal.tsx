import { LegalDocument } from '../LegalDocument/LegalDocument.tsx';
import { legalParts } from '../LegalDocument/legalParts.ts';
import { PageHeader } from '../../primitives/index.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { useWords } from '../../words/index.ts';
import { legalWords } from '../words/legal.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';

export interface LegalProps {
  /**
   * The address for privacy questions.
   * @default undefined, and the text names the contact form on the home page
   */
  contactEmail?: string;
  /**
   * The name of the page.
   * @default 'Legal Information'
   */
  title?: string;
  /** Your own header of the page, and a column beside its parts. */
  slots?: Slots<'header' | 'aside'> | undefined;
}

/** The legal page: risks, terms, privacy and regulatory notice, in the name of the brand. */
export function Legal({ contactEmail, title, slots }: LegalProps) {
  const words = useWords(legalWords);
  const { productName } = useBrand();
  const parts = legalParts({ productName, ...(contactEmail ? { contactEmail } : {}) });
  return (
    <Screen
      data-part="legal"
      slots={slots}
      header={
        <PageHeader title={title ?? words.title} description={words.description({ productName })} />
      }
    >
      <LegalDocument parts={parts} />
    </Screen>
  );
}
