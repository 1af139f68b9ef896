import { Link } from '../../primitives/index.ts';
import { isActiveRoute, type FootLink } from '../navigation.ts';
import { useWords } from '../../words/index.ts';
import { pageFootWords } from '../words/pageFoot.ts';
import * as styles from './AppShell.css.ts';

export interface PageFootProps {
  links: readonly FootLink[];
  currentPath: string;
}

/** The footer of every page: destinations that the navigation has no room for. */
export function PageFoot({ links, currentPath }: PageFootProps) {
  const words = useWords(pageFootWords);
  return (
    <footer data-part="app-shell-footer" className={styles.foot}>
      <nav aria-label={words.label}>
        <ul className={styles.footList}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                tone="inherit"
                underline="hover"
                className={styles.footLink}
                aria-current={isActiveRoute(href, currentPath) ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
