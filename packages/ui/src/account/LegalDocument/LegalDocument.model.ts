/** The names the legal texts use. */
export interface LegalNames {
  /** The product’s name, as written in sentences. */
  readonly productName: string;
  /** The address for questions; without one, the text names the contact form on the home page. */
  readonly contactEmail?: string;
}

/** A paragraph, a list, or the contact details. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly lead: string; readonly items: readonly string[] }
  | { readonly kind: 'contact'; readonly lead: string; readonly email: string | undefined };

/** One numbered section of a part. */
export interface LegalSection {
  /**
   * The fragment that links to it; unique on the page and permanent, because other pages link to
   * it.
   */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** One of the four texts: a title, a sentence on its purpose, and its sections. */
export interface LegalPart {
  readonly id: string;
  /**
   * The language of the text, if the page may be in another.
   * @default that of the page
   */
  readonly lang?: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

/** A section as it is listed in the contents: its number within the part, and its link. */
interface ContentsEntry {
  readonly number: number;
  readonly title: string;
  readonly href: string;
}

/** The contents of one part: a link to it and to each of its sections. */
interface ContentsPart {
  readonly lang: string | undefined;
  readonly title: string;
  readonly href: string;
  readonly entries: readonly ContentsEntry[];
}

/** The table of contents of `parts`, in their order, sections counted from 1 in each part. */
export function contentsOf(parts: readonly LegalPart[]): readonly ContentsPart[] {
  return parts.map((part) => ({
    lang: part.lang,
    title: part.title,
    href: `#${part.id}`,
    entries: part.sections.map((section, index) => ({
      number: index + 1,
      title: section.title,
      href: `#${section.id}`,
    })),
  }));
}

/** All words of a part, for searching and counting. */
export function plainTextOf(part: LegalPart): string {
  const lines = part.sections.flatMap((section) => [
    section.title,
    ...section.blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [block.text];
      if (block.kind === 'list') return [block.lead, ...block.items];
      return [block.lead];
    }),
  ]);
  return [part.title, part.summary, ...lines].join('\n');
}
