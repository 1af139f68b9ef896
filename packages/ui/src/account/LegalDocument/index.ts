export { LegalDocument, type LegalDocumentProps } from './LegalDocument.tsx';
export { LegalSections, type LegalSectionsProps } from './LegalSections.tsx';
export { legalParts } from './legalParts.ts';
export { POLICY } from './policy.ts';
export type { LegalBlock, LegalNames, LegalPart, LegalSection } from './LegalDocument.model.ts';
