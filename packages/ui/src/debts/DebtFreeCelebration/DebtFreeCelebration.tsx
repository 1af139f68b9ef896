import type { Cents } from '@dime-time/finance-core/money';
import { Share2 } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { Money } from '../../money/index.ts';
import { Button, Card, Heading, Text, useNotice, useSingleFlight } from '../../primitives/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { debtFreeCelebrationWords } from '../words/debtFreeCelebration.ts';
import { Confetti } from './Confetti.tsx';
import { RibbonedDime } from './RibbonedDime.tsx';
import { shareText } from './shareText.ts';
import * as styles from './DebtFreeCelebration.css.ts';

export interface DebtFreeCelebrationProps extends AnyHostProps<'children' | 'title'> {
  /**
   * How many months it took, from the first payment to the last.
   * @default undefined, it is not known and not mentioned
   */
  months?: number | undefined;
  /**
   * How much less interest was paid than minimum payments would have cost.
   * @default undefined, it is not known and not mentioned
   */
  interestSaved?: Cents | undefined;
  /**
   * Whether confetti falls once, for 900 ms: on the day itself, not at each visit. None falls if the
   * reader prefers reduced motion.
   * @default false
   */
  confetti?: boolean | undefined;
  /**
   * The level of its heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /**
   * A drawing in place of the dime with a ribbon.
   * @default ours
   */
  illustration?: ReactNode;
  /**
   * Other buttons or links, after the one that shares.
   * @default none
   */
  actions?: ReactNode;
}

/** Congratulates a household that has paid everything it owed. What it shares has no amounts. */
export const DebtFreeCelebration = forwardRef<HTMLElement, DebtFreeCelebrationProps>(
  function DebtFreeCelebration(
    {
      months,
      interestSaved,
      confetti = false,
      headingLevel = 2,
      illustration = <RibbonedDime />,
      actions,
      className,
      ...rest
    },
    ref,
  ) {
    const words = useWords(debtFreeCelebrationWords);
    const notice = useNotice();
    const [pending, share] = useSingleFlight(async () => {
      const outcome = await shareText(words.shared, navigator);
      if (outcome === 'copied') notice({ title: words.copied, variant: 'default' });
      if (outcome === 'failed') notice({ title: words.failed, variant: 'destructive' });
    });
    return (
      <Card
        data-part="debt-free-celebration"
        {...rest}
        ref={ref}
        as="section"
        surface="hero"
        className={className}
      >
        <div className={styles.content}>
          <div
            data-part="debt-free-celebration-picture"
            className={styles.picture}
            aria-hidden="true"
          >
            {illustration}
          </div>
          <div className={styles.words}>
            <Heading data-part="debt-free-celebration-title" level={headingLevel} size="2xl">
              {words.title}
            </Heading>
            <Text data-part="debt-free-celebration-description" tone="muted">
              {words.description}
            </Text>
          </div>
          {(months !== undefined || interestSaved !== undefined) && (
            <ul data-part="debt-free-celebration-facts" className={styles.facts}>
              {months !== undefined && <li>{words.months({ months })}</li>}
              {interestSaved !== undefined && (
                <li>{rich(words.saved, { amount: <Money amount={interestSaved} /> })}</li>
              )}
            </ul>
          )}
          <div className={styles.actions}>
            <Button
              data-part="debt-free-celebration-share"
              variant="soft"
              icon={<Share2 size={18} />}
              disabled={pending}
              onClick={() => share()}
            >
              {words.share}
            </Button>
            {actions}
          </div>
          {confetti && <Confetti />}
        </div>
      </Card>
    );
  },
);
