import type { RaisedRoundUps } from '@dime-time/finance-core';
import { HandCoins, ListOrdered, Rocket, type LucideIcon } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { dataOr, Heading, Link, type Loadable, Skeleton, Text } from '../../primitives/index.ts';
import { useMoneyText } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { optimizationTipsWords } from '../words/optimizationTips.ts';
import { defaultTips, raisedText, type Tip, type TipTarget } from './OptimizationTips.content.ts';
import * as styles from './OptimizationTips.css.ts';

export interface OptimizationTipsProps extends HostProps<'ul', 'children'> {
  /** The link for each tip. */
  links: Readonly<Record<TipTarget, string>>;
  /**
   * The advice.
   * @default the three tips of the product
   */
  tips?: readonly Tip[];
  /**
   * What a higher multiplier would bring, as `raisedRoundUps` calculates it, in the first of those
   * three. Where it fails to load, that tip names no figure.
   * @default the example of the specification
   */
  raised?: Loadable<RaisedRoundUps> | undefined;
}

const ICONS: Record<TipTarget, LucideIcon> = {
  multiplier: Rocket,
  strategies: ListOrdered,
  boost: HandCoins,
};

/** Suggests how to pay off debts sooner, each with a link. */
export const OptimizationTips = forwardRef<HTMLUListElement, OptimizationTipsProps>(
  function OptimizationTips({ links, tips, raised, className, ...rest }, ref) {
    const words = useWords(optimizationTipsWords);
    return (
      <ul
        data-part="optimization-tips"
        {...rest}
        ref={ref}
        className={classes(styles.list, className)}
      >
        {(tips ?? defaultTips(words)).map(({ target, title, text, action }) => {
          const Icon = ICONS[target];
          return (
            <li data-part="optimization-tips-item" key={target} className={styles.tip}>
              <Icon
                data-part="optimization-tips-icon"
                className={styles.icon}
                size={20}
                aria-hidden="true"
              />
              <Heading data-part="optimization-tips-title" level={3} size="m">
                {title}
              </Heading>
              <Text data-part="optimization-tips-text" size="s">
                {tips === undefined && target === 'multiplier' ? (
                  <RaisedText raised={raised} example={text} />
                ) : (
                  text
                )}
              </Text>
              <Link className={styles.link} href={links[target]}>
                {action}
              </Link>
            </li>
          );
        })}
      </ul>
    );
  },
);

function RaisedText({
  raised,
  example,
}: {
  raised: OptimizationTipsProps['raised'];
  example: string;
}) {
  const words = useWords(optimizationTipsWords);
  const money = useMoneyText();
  const formats = useFormats();
  if (!raised) return example;
  if (raised.status === 'loading') return <Skeleton shape="block" height="4lh" />;
  return raisedText(dataOr(raised, undefined), money, words, formats);
}
