import type { Debt } from '@dime-time/finance-core/contract';
import { forwardRef, useId } from 'react';
import { Heading } from '../../primitives/index.ts';
import { PaymentBoost, type PaymentBoostProps } from '../PaymentBoost/PaymentBoost.tsx';
import { rich, useWords } from '../../words/index.ts';
import { boostPanelWords } from '../words/boostPanel.ts';
import * as styles from './Debts.css.ts';

export interface BoostPanelProps extends Pick<
  PaymentBoostProps,
  'today' | 'household' | 'purse' | 'onBoost' | 'unanswered'
> {
  /** The debt that is paid. */
  chosen: Debt;
  /** The debts that were paid here before, or could have been. */
  boosted: readonly Debt[];
}

/**
 * One boost for a list of debts.
 *
 * The boosts of other debts stay in the page, hidden: each keeps what was typed, and a payment in
 * progress.
 */
export const BoostPanel = forwardRef<HTMLHeadingElement, BoostPanelProps>(function BoostPanel(
  { chosen, boosted, ...boost },
  ref,
) {
  const words = useWords(boostPanelWords);
  const nameId = useId();
  const titleId = useId();
  const all = boosted.some(({ id }) => id === chosen.id) ? boosted : [...boosted, chosen];
  return (
    <section data-part="debts-boost" className={styles.boost} aria-labelledby={titleId}>
      <Heading data-part="debts-boost-title" ref={ref} id={titleId} level={3} tabIndex={-1}>
        {rich(words.title, {
          debt: (
            <bdi id={nameId} className={styles.boostName}>
              {chosen.name}
            </bdi>
          ),
        })}
      </Heading>
      {all.map((debt) => (
        <div key={debt.id} hidden={debt.id !== chosen.id}>
          <PaymentBoost debt={debt} debtHeadingId={nameId} {...boost} />
        </div>
      ))}
    </section>
  );
});
