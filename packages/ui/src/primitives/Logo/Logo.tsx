import { forwardRef, type SVGProps } from 'react';
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
 * Shows the brand’s logo or mark. Without one, it is the library’s mark: a dime with its reeded edge
 * that is also a clock showing ten, outlined in the brand’s logo color.
 *
 * The mark carries the product’s name for assistive technology, unless the name is beside it.
 */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { size = 'm', withName = false, className, ...rest },
  ref,
) {
  const { productName, logo, mark: ownMark } = useBrand();
  // Above a page there is room for a wide logo; a square would make it smaller than in a bar.
  const isWhole = withName || (ownMark === undefined && (size === 'l' || size === 'xl'));
  const mark = ownMark ?? (withName ? undefined : logo);
  const isImage = !withName || logo !== undefined;
  const named = isImage ? { role: 'img', 'aria-label': productName } : { 'aria-hidden': true };
  return (
    <span data-part="logo" {...rest} ref={ref} className={classes(styles.root, className)}>
      {isWhole && logo !== undefined ? (
        <span
          data-part="logo-image"
          className={classes(styles.height[size], styles.logo)}
          {...named}
        >
          {logo}
        </span>
      ) : (
        <>
          {mark === undefined ? (
            <Coin data-part="logo-mark" className={styles.mark[size]} {...named} />
          ) : (
            <span
              data-part="logo-mark"
              className={classes(styles.mark[size], styles.fitted)}
              {...named}
            >
              {mark}
            </span>
          )}
          {withName ? (
            <span data-part="logo-name" className={classes(styles.name[size], styles.nameText)}>
              {productName}
            </span>
          ) : null}
        </>
      )}
    </span>
  );
});

function Coin(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox={`0 0 ${LOGO_BOX} ${LOGO_BOX}`} {...props}>
      <circle className={styles.outline} cx="16" cy="16" r="14" strokeWidth="2.5" />
      <Lines of={LOGO_REEDS} width={1.4} />
      <Lines of={LOGO_HANDS} width={2.5} />
    </svg>
  );
}

function Lines({ of, width }: { of: readonly LogoLine[]; width: number }) {
  return (
    <g className={styles.lines} strokeWidth={width}>
      {of.map((line) => (
        <line key={`${line.x2} ${line.y2}`} {...line} />
      ))}
    </g>
  );
}
