import { Heading, type HeadingProps, Link, Text } from '../../primitives/index.ts';
import type { LegalBlock, LegalPart } from './LegalDocument.model.ts';
import * as styles from './LegalSections.css.ts';

export interface LegalSectionsProps {
  /** The text whose sections are rendered. */
  part: LegalPart;
  /** The level of the sections' headings, one below the text's own. */
  headingLevel: NonNullable<HeadingProps['level']>;
  /**
   * Whether links can lead to the sections. Only one place on a page may have their IDs.
   * @default false
   */
  linked?: boolean;
}

/** The numbered sections of one legal text. */
export function LegalSections({ part, headingLevel, linked = false }: LegalSectionsProps) {
  return (
    <>
      {part.sections.map((section, index) => (
        <section
          data-part="legal-sections"
          key={section.id}
          lang={part.lang}
          className={styles.section}
        >
          <Heading
            data-part="legal-sections-title"
            level={headingLevel}
            size="m"
            className={styles.heading}
            {...(linked ? { id: section.id, tabIndex: -1 } : {})}
          >
            {index + 1}. {section.title}
          </Heading>
          {section.blocks.map((block) => (
            <Block key={block.kind === 'paragraph' ? block.text : block.lead} block={block} />
          ))}
        </section>
      ))}
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Text data-part="legal-sections-text" measure>
          {block.text}
        </Text>
      );
    case 'list':
      return (
        <div>
          <Text data-part="legal-sections-text" measure>
            {block.lead}
          </Text>
          <ul data-part="legal-sections-list" className={styles.list}>
            {block.items.map((item) => (
              <li data-part="legal-sections-item" key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      );
    case 'contact':
      return (
        <Text data-part="legal-sections-text" measure>
          {block.lead},{' '}
          {block.email ? (
            <>
              write to <Link href={`mailto:${block.email}`}>{block.email}</Link>.
            </>
          ) : (
            <>
              use the contact form on the <Link href="/">home page</Link>.
            </>
          )}
        </Text>
      );
  }
}
