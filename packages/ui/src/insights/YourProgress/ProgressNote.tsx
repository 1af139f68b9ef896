import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { Text } from '../../primitives/index.ts';
import * as styles from './YourProgress.css.ts';

/** A note on the pace of the household, set apart from the figures. */
export function ProgressNote({
  tone,
  icon: Icon,
  title,
  children,
}: {
  tone: keyof typeof styles.tone;
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <div data-part="your-progress-ahead" className={classes(styles.ahead, styles.tone[tone])}>
      <span data-part="your-progress-ahead-icon" className={styles.icon} aria-hidden="true">
        <Icon size={22} />
      </span>
      <div>
        <Text
          data-part="your-progress-ahead-title"
          tone={tone === 'neutral' ? 'default' : tone}
          weight="semibold"
        >
          {title}
        </Text>
        {children}
      </div>
    </div>
  );
}
