import type { RewardAction } from '@dime-time/finance-core';
import { CalendarCheck, HandCoins, PiggyBank, Trophy, type LucideIcon } from 'lucide-react';
import { forwardRef } from 'react';
import { Stack } from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { earnListWords } from '../words/earnList.ts';
import { earnings } from './EarnList.model.ts';
import * as styles from './EarnList.css.ts';

export interface EarnListProps extends HostProps<'ul', 'children'> {
  /**
   * The name of the list for assistive technology.
   * @default 'Ways to earn DTT'
   */
  label?: string;
}

const ICONS: Record<RewardAction, LucideIcon> = {
  round_up: PiggyBank,
  debt_payment: HandCoins,
  milestone: Trophy,
  daily_login: CalendarCheck,
};

/** Lists what earns tokens, and how many. */
export const EarnList = forwardRef<HTMLUListElement, EarnListProps>(function EarnList(
  { label, className, ...rest },
  ref,
) {
  const words = useWords(earnListWords);
  return (
    <ul
      data-part="earn-list"
      {...rest}
      ref={ref}
      className={classes(styles.list, className)}
      aria-label={label ?? words.label}
    >
      {earnings(words).map(({ action, title, reward }) => {
        const Icon = ICONS[action];
        return (
          <li data-part="earn-list-item" key={action} className={styles.item}>
            <span data-part="earn-list-icon" className={styles.icon} aria-hidden="true">
              <Icon size={20} />
            </span>
            <Stack as="span" gap={1}>
              <span data-part="earn-list-title" className={styles.title}>
                {title}
              </span>
              <span data-part="earn-list-reward" className={styles.reward}>
                {reward}
              </span>
            </Stack>
          </li>
        );
      })}
    </ul>
  );
});
