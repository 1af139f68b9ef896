import { LegalDocument } from '../LegalDocument/LegalDocument.tsx';
import { legalParts } from '../LegalDocument/legalParts.ts';
import { PageHeader, Stack } from '../../primitives/index.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { useWords } from '../../words/index.ts';
import { legalWords } from '../words/legal.ts';
import { screen } from '../../internal/screen.css.ts';

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
}

/** The legal page: risks, terms, privacy and regulatory notice, in the name of the brand. */
export function Legal({ contactEmail, title }: LegalProps) {
  const words = useWords(legalWords);
  const { productName } = useBrand();
  const parts = legalParts({ productName, ...(contactEmail ? { contactEmail } : {}) });
  return (
    <Stack gap={7} className={screen}>
      <PageHeader title={title ?? words.title} description={words.description({ productName })} />
      <LegalDocument parts={parts} />
    </Stack>
  );
}
