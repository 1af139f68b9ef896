import { LegalDocument, legalParts } from '../../components/LegalDocument/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useBrand } from '../../theme/BrandContext.ts';

export interface LegalProps {
  /**
   * The address privacy questions go to.
   * @default undefined, the contact form on the home page is named
   */
  contactEmail?: string;
  /**
   * The name of the page.
   * @default 'Legal Information'
   */
  title?: string;
}

/** Risks, terms, privacy and regulatory notice, under the name of the brand. */
export function Legal({ contactEmail, title = 'Legal Information' }: LegalProps) {
  const { productName } = useBrand();
  const parts = legalParts({ productName, ...(contactEmail ? { contactEmail } : {}) });
  return (
    <Stack gap={6}>
      <PageHeader
        title={title}
        description={`The risks of using ${productName}, what you agree to, and what happens to your data.`}
      />
      <LegalDocument parts={parts} />
    </Stack>
  );
}
