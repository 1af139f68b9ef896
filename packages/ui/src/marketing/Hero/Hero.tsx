import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import {
  Heading,
  Inline,
  LinkButton,
  type LinkButtonProps,
  Logo,
  Text,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { heroWords } from '../words/hero.ts';
import { ExampleDay, type ExampleDayContent } from './ExampleDay.tsx';
import { heroProof, type HeroProof } from './Hero.model.ts';
import * as styles from './Hero.css.ts';

/** A link with its label. */
export interface HeroAction extends Readonly<Pick<LinkButtonProps, 'reloadDocument'>> {
  /** What the visitor does there, as a verb. */
  readonly label: string;
  /** Where it leads. */
  readonly href: string;
}

export interface HeroProps extends HostProps<'section', 'children'> {
  /** The one thing a visitor should do. */
  action: HeroAction;
  /** A second, less prominent action. */
  secondaryAction?: HeroAction;
  /**
   * The heading of the page.
   * @default '“Hello World”'
   */
  heading?: string;
  /**
   * What the product does, in two sentences.
   * @default an explanation of round-ups
   */
  lead?: string;
  /**
   * The figures below the actions.
   * @default three figures of the product
   */
  proof?: readonly HeroProof[];
  /**
   * What kind of figures they are.
   * @default that they are examples, unless you pass your own
   */
  proofNote?: string;
  /**
   * The example beside the words; `null` leaves it out.
   * @default an ordinary day
   */
  example?: Partial<ExampleDayContent> | null;
}

/** Opens the landing page: the logo, the large heading, the actions, and an example day. */
export const Hero = forwardRef<HTMLElement, HeroProps>(function Hero(
  {
    action,
    secondaryAction,
    heading: ownHeading,
    lead,
    proof,
    proofNote,
    example,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(heroWords);
  const heading = ownHeading ?? words.heading;
  const note = proofNote ?? (proof ? undefined : words.proofNote);
  return (
    <section data-part="hero" {...rest} ref={ref} className={classes(styles.root, className)}>
      <div className={styles.content}>
        <div className={styles.words}>
          <Logo size="xl" />
          <Heading
            data-part="hero-title"
            level={1}
            size="3xl"
            className={styles.heading}
            data-quoted={heading.startsWith('“') ? '' : undefined}
          >
            {heading}
          </Heading>
          <Text data-part="hero-lead" size="l" tone="muted" className={styles.lead}>
            {lead ?? words.lead}
          </Text>
          <Inline data-part="hero-actions">
            <LinkButton
              data-part="hero-action"
              href={action.href}
              reloadDocument={action.reloadDocument}
              size="l"
            >
              {action.label}
            </LinkButton>
            {secondaryAction === undefined ? null : (
              <LinkButton
                data-part="hero-secondary-action"
                href={secondaryAction.href}
                reloadDocument={secondaryAction.reloadDocument}
                size="l"
                variant="ghost"
              >
                {secondaryAction.label}
              </LinkButton>
            )}
          </Inline>
          <ul data-part="hero-proof" className={styles.proof}>
            {(proof ?? heroProof(words)).map(({ figure, label }) => (
              <li key={label}>
                <strong data-part="hero-proof-figure" className={styles.figure}>
                  {figure}
                </strong>{' '}
                <span data-part="hero-proof-label" className={styles.figureLabel}>
                  {label}
                </span>
              </li>
            ))}
          </ul>
          {note !== undefined && (
            <Text data-part="hero-proof-note" size="s" tone="muted">
              {note}
            </Text>
          )}
        </div>
        {example !== null && <ExampleDay {...example} />}
      </div>
    </section>
  );
});
