import type { LegalBlock } from '../LegalDocument.model.ts';

/** A paragraph of a legal text. */
export function paragraph(text: string): LegalBlock {
  return { kind: 'paragraph', text };
}

/** A list of a legal text, with its introductory sentence. */
export function list(lead: string, ...items: readonly string[]): LegalBlock {
  return { kind: 'list', lead, items };
}
