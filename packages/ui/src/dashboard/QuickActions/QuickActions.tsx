import { ArrowUpCircle, ChevronRight, HandCoins, Lightbulb } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { PlainLink } from '../../theme/PlainLink.tsx';
import { Card, Section } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { quickActionsWords } from '../words/quickActions.ts';
import * as styles from './QuickActions.css.ts';

export interface QuickActionsProps extends HostProps<'section', 'children' | 'title'> {
  /** Opens the payment. */
  onMakePayment: () => void;
  /** The link to the round-up settings. */
  boostHref: string;
  /** The link to the insights. */
  insightsHref: string;
  /**
   * Whether there is no debt to pay.
   * @default false
   */
  paymentDisabled?: boolean;
  /**
   * The heading.
   * @default 'Quick Actions'
   */
  title?: string;
  /**
   * Words in place of those of the three actions: what each does, and what it is for.
   * @default the wording of the specification
   */
  words?: Partial<QuickActionsWords>;
}

/** The wording of one action. */
export interface QuickActionWords {
  /** What it does. */
  readonly title: string;
  /** What it is for. */
  readonly detail: string;
}

/** The wording of the three actions. */
export interface QuickActionsWords {
  /** The button that opens the payment. */
  readonly payment: QuickActionWords;
  /** The link to the round-up settings. */
  readonly boost: QuickActionWords;
  /** The link to the insights. */
  readonly insights: QuickActionWords;
}

/** Offers the three most common tasks on a dashboard. */
export const QuickActions = forwardRef<HTMLElement, QuickActionsProps>(function QuickActions(
  {
    onMakePayment,
    boostHref,
    insightsHref,
    paymentDisabled = false,
    title,
    words: wording,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(quickActionsWords);
  const { payment, boost, insights } = {
    payment: { title: words.payment, detail: words.paymentDetail },
    boost: { title: words.boost, detail: words.boostDetail },
    insights: { title: words.insights, detail: words.insightsDetail },
    ...wording,
  };
  return (
    <Section
      data-part="quick-actions"
      {...rest}
      ref={ref}
      className={className}
      title={title ?? words.title}
    >
      <Card data-part="quick-actions-card" padding="none">
        <ul data-part="quick-actions-list" className={styles.list}>
          <li>
            <button
              data-part="quick-actions-action"
              type="button"
              className={styles.row}
              disabled={paymentDisabled}
              onClick={onMakePayment}
            >
              <Face {...payment} icon={<HandCoins size={20} aria-hidden />} />
            </button>
          </li>
          <li>
            <PlainLink data-part="quick-actions-action" href={boostHref} className={styles.row}>
              <Face {...boost} icon={<ArrowUpCircle size={20} aria-hidden />} />
            </PlainLink>
          </li>
          <li>
            <PlainLink data-part="quick-actions-action" href={insightsHref} className={styles.row}>
              <Face {...insights} icon={<Lightbulb size={20} aria-hidden />} />
            </PlainLink>
          </li>
        </ul>
      </Card>
    </Section>
  );
});

function Face({ icon, title, detail }: QuickActionWords & { icon: ReactNode }) {
  return (
    <>
      <span data-part="quick-actions-icon" className={styles.icon}>
        {icon}
      </span>
      <span className={styles.words}>
        <span data-part="quick-actions-title" className={styles.title}>
          {title}
        </span>{' '}
        <span data-part="quick-actions-detail" className={styles.detail}>
          {detail}
        </span>
      </span>
      <span data-part="quick-actions-arrow" className={styles.arrow}>
        <ChevronRight size={18} aria-hidden />
      </span>
    </>
  );
}
