import { forwardRef } from 'react';
import { Button, Link, PageHeader } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { debtsWords } from '../words/debts.ts';
import { targetSize } from '../../internal/targetSize.css.ts';

export interface DebtsHeaderProps {
  /** Whether anything is owed. */
  payable: boolean;
  plannerHref: string | undefined;
  onAdd: () => void;
  onPay: () => void;
}

/** The title of the page, the way to the plans, and its two buttons; `ref` is the one that adds. */
export const DebtsHeader = forwardRef<HTMLButtonElement, DebtsHeaderProps>(function DebtsHeader(
  { payable, plannerHref, onAdd, onPay },
  ref,
) {
  const words = useWords(debtsWords);
  return (
    <PageHeader
      title={words.title}
      description={
        <>
          {words.description}
          {payable && (
            <>
              {' '}
              <Link
                data-part="debts-plans-link"
                className={targetSize}
                href={plannerHref ?? '#plans'}
              >
                {plannerHref === undefined ? words.plansLink : words.plannerLink}
              </Link>
            </>
          )}
        </>
      }
      actions={
        <>
          <Button data-part="debts-add" ref={ref} variant="outline" tone="neutral" onClick={onAdd}>
            {words.add}
          </Button>
          <Button data-part="debts-pay" disabled={!payable} onClick={onPay}>
            {words.pay}
          </Button>
        </>
      }
    />
  );
});
