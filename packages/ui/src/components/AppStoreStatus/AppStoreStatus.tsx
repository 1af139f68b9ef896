import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Badge, type BadgeTone } from '../Badge/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './AppStoreStatus.css.ts';

/** How far an app is on its way into a store. */
export type StoreStage = 'planned' | 'ready' | 'review' | 'live';

/** One store and how far its app is. */
export interface StoreEntry {
  /** The store's name. */
  readonly store: string;
  /** The devices it serves. */
  readonly platform: string;
  /** How far its app is. */
  readonly stage: StoreStage;
  /** What comes next, in a sentence. */
  readonly note: string;
}

export interface AppStoreStatusProps extends HostProps<'ul', 'children'> {
  /** The stores. */
  stores: readonly StoreEntry[];
  /**
   * The word for each stage.
   * @default ENGLISH_STAGES
   */
  stageLabels?: Record<StoreStage, string>;
}

/** The words the stages ship with. */
export const ENGLISH_STAGES: Record<StoreStage, string> = {
  planned: 'Planned',
  ready: 'Ready for submission',
  review: 'In review',
  live: 'Available',
};

const STAGE_TONE: Record<StoreStage, BadgeTone> = {
  planned: 'neutral',
  ready: 'accent',
  review: 'warning',
  live: 'positive',
};

/** Where the apps can be had, or how far they are on the way there. */
export const AppStoreStatus = forwardRef<HTMLUListElement, AppStoreStatusProps>(
  function AppStoreStatus({ stores, stageLabels = ENGLISH_STAGES, className, ...rest }, ref) {
    return (
      <ul {...rest} ref={ref} className={classes(styles.list, className)}>
        {stores.map((entry) => (
          <Card as="li" key={entry.store} className={styles.store}>
            <div>
              <div className={styles.head}>
                <Text weight="semibold">{entry.store}</Text>
                <Badge tone={STAGE_TONE[entry.stage]}>{stageLabels[entry.stage]}</Badge>
              </div>
              <Text size="s" tone="muted">
                {entry.platform}
              </Text>
            </div>
            <Text size="s" tone="muted">
              {entry.note}
            </Text>
          </Card>
        ))}
      </ul>
    );
  },
);
