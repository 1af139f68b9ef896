import { forwardRef, useId } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Heading, Stack, Text } from '../../primitives/index.ts';
import { LegalSections } from './LegalSections.tsx';
import { contentsOf, type LegalPart } from './LegalDocument.model.ts';
import { useWords } from '../../words/index.ts';
import { legalDocumentWords } from '../words/legalDocument.ts';
import * as styles from './LegalDocument.css.ts';

export interface LegalDocumentProps extends HostProps<'div', 'children'> {
  /** The texts, in reading order; `legalParts()` returns ours. */
  parts: readonly LegalPart[];
  /**
   * The heading above the table of contents, and the name of its navigation.
   * @default 'Contents'
   */
  contentsLabel?: string;
  /**
   * The label of the link after each text that leads back to the table of contents.
   * @default 'Back to contents'
   */
  backLabel?: string;
}

/**
 * Presents legal texts with a table of contents: a readable line length, numbered sections,
 * permanent links.
 */
export const LegalDocument = forwardRef<HTMLDivElement, LegalDocumentProps>(function LegalDocument(
  { parts, contentsLabel, backLabel, className, ...rest },
  ref,
) {
  const words = useWords(legalDocumentWords);
  const contentsId = useId();
  return (
    <div data-part="legal-document" {...rest} ref={ref} className={classes(styles.root, className)}>
      <div className={styles.columns}>
        <nav
          data-part="legal-document-contents"
          className={styles.contents}
          aria-labelledby={contentsId}
        >
          <Heading
            data-part="legal-document-contents-title"
            level={2}
            size="m"
            id={contentsId}
            tabIndex={-1}
            className={classes(styles.target, styles.contentsTitle)}
          >
            {contentsLabel ?? words.contents}
          </Heading>
          <Stack as="ol" gap={2}>
            {contentsOf(parts).map((part) => (
              <li key={part.href} lang={part.lang}>
                <a
                  data-part="legal-document-part-link"
                  className={styles.partLink}
                  href={part.href}
                >
                  {part.title}
                </a>
                <ol className={styles.sectionList}>
                  {part.entries.map((entry) => (
                    <li key={entry.href}>
                      <a
                        data-part="legal-document-section-link"
                        className={styles.sectionLink}
                        href={entry.href}
                      >
                        <span data-part="legal-document-section-number" className={styles.number}>
                          {entry.number}
                        </span>
                        {entry.title}
                      </a>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </Stack>
        </nav>
        <Stack gap={8}>
          {parts.map((part) => (
            <section
              data-part="legal-document-part"
              key={part.id}
              className={styles.part}
              aria-labelledby={part.id}
            >
              <Stack gap={2} lang={part.lang}>
                <Heading
                  data-part="legal-document-part-title"
                  level={2}
                  size="l"
                  id={part.id}
                  tabIndex={-1}
                  className={styles.target}
                >
                  {part.title}
                </Heading>
                <Text
                  data-part="legal-document-part-summary"
                  tone="muted"
                  size="l"
                  className={styles.summary}
                >
                  {part.summary}
                </Text>
              </Stack>
              <LegalSections part={part} headingLevel={3} linked />
              <a data-part="legal-document-back" className={styles.back} href={`#${contentsId}`}>
                {backLabel ?? words.back}
              </a>
            </section>
          ))}
        </Stack>
      </div>
    </div>
  );
});
