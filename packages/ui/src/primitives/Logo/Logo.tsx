import { forwardRef } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { LOGO_BOX, LOGO_HANDS, LOGO_REEDS, type LogoLine } from './Logo.geometry.ts';
import * as styles from './Logo.css.ts';

/** The height of the mark: in a bar, in a drawer, above a form, above a page. */
export type LogoSize = 's' | 'm' | 'l' | 'xl';

export interface LogoProps extends HostProps<'span', 'children'> {
  /**
   * The height of the mark and of the name beside it.
   * @default 'm'
   */
  size?: LogoSize;
  /**
   * Whether the product’s name is beside the mark.
   * @default false
   */
  withName?: boolean;
}

/**
 * Shows the product’s mark: a dime with its reeded edge that is also a clock showing ten.
 *
 * Its outline is the brand’s logo color. Without the name beside it, the mark carries the name for
 * assistive technology.
 */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { size = 'm', withName = false, className, ...rest },
  ref,
) {
  const { productName } = useBrand();
  return (
    <span {...rest} ref={ref} className={classes(styles.root, className)}>
      <svg
        className={styles.mark[size]}
        viewBox={`0 0 ${LOGO_BOX} ${LOGO_BOX}`}
        {...(withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': productName })}
      >
        <circle className={styles.outline} cx="16" cy="16" r="14" strokeWidth="2.5" />
        <Lines of={LOGO_REEDS} width={1.4} />
        <Lines of={LOGO_HANDS} width={2.5} />
      </svg>
      {withName ? (
        <span className={classes(styles.name[size], styles.nameText)}>{productName}</span>
      ) : null}
    </span>
  );
});

function Lines({ of, width }: { of: readonly LogoLine[]; width: number }) {
  return (
    <g className={styles.lines} strokeWidth={width}>
      {of.map((line) => (
        <line key={`${line.x2} ${line.y2}`} {...line} />
      ))}
    </g>
  );
}
