import { useBrand } from '../../theme/BrandContext.ts';
import { Heading, LinkButton, Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { notFoundWords } from '../words/notFound.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  /** The link out: the landing page, or the dashboard when signed in. */
  homeHref: string;
  /**
   * The link’s label.
   * @default 'Back to Home'
   */
  homeLabel?: string;
  /**
   * The heading.
   * @default '404 Page Not Found'
   */
  title?: string;
  /**
   * What may have happened.
   * @default that the page moved or never existed
   */
  description?: string;
  /**
   * Whether it is inside the shell, which already has the main region.
   * @default false
   */
  insideShell?: boolean;
}

/** The page for a path that does not exist. */
export function NotFound({
  homeHref,
  homeLabel,
  title,
  description,
  insideShell = false,
}: NotFoundProps) {
  const { illustrations, mark, logo } = useBrand();
  const picture = illustrations?.notFound ?? mark ?? logo;
  const words = useWords(notFoundWords);
  const Region = insideShell ? 'div' : 'main';
  return (
    <Region
      data-part="not-found"
      className={styles.root}
      data-inside={insideShell ? '' : undefined}
    >
      {picture === undefined ? (
        <LostCoin />
      ) : (
        <div data-part="not-found-picture" className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <div className={styles.words}>
        <Heading data-part="not-found-title" level={1} size="2xl">
          {title ?? words.title}
        </Heading>
        <Text data-part="not-found-description" tone="muted">
          {description ?? words.description}
        </Text>
      </div>
      <LinkButton href={homeHref} size="l">
        {homeLabel ?? words.home}
      </LinkButton>
    </Region>
  );
}

/** A dime that rolls away. */
function LostCoin() {
  return (
    <svg
      data-part="not-found-picture"
      className={styles.coin}
      viewBox="0 0 176 112"
      aria-hidden="true"
    >
      <ellipse className={styles.shadow} cx="122" cy="104" rx="40" ry="5" />
      <g className={styles.edge} strokeWidth="3">
        <path d="M8 98H56" />
        <path d="M20 78H64" opacity="0.6" />
        <path d="M36 58H70" opacity="0.3" />
        <circle cx="122" cy="58" r="42" strokeWidth="6" />
        <circle cx="122" cy="58" r="32" strokeWidth="3" strokeDasharray="1 9.05" />
        <path d="M122 58L142.7 61.6M122 58L131.6 46.5" strokeWidth="6" />
      </g>
    </svg>
  );
}
