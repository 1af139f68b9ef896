import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Badge, type BadgeTone, Card, Inline, Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { appStoreStatusWords } from '../words/appStoreStatus.ts';
import * as styles from './AppStoreStatus.css.ts';

/** The release stage of an app in a store. */
export type StoreStage = 'planned' | 'ready' | 'review' | 'live';

/** One store and the stage of its app. */
export interface StoreEntry {
  /** The store's name. */
  readonly store: string;
  /** The devices it supports. */
  readonly platform: string;
  /** The stage of its app. */
  readonly stage: StoreStage;
  /** The next step, in a sentence. */
  readonly note: string;
}

export interface AppStoreStatusProps extends HostProps<'ul', 'children'> {
  /** The stores. */
  stores: readonly StoreEntry[];
  /**
   * Labels of the stages in place of those of the catalogue.
   * @default those of the catalogue
   */
  words?: Partial<Record<StoreStage, string>>;
}

const STAGE_TONE: Record<StoreStage, BadgeTone> = {
  planned: 'neutral',
  ready: 'accent',
  review: 'warning',
  live: 'positive',
};

/** Shows where to get the apps, or how close they are to release. */
export const AppStoreStatus = forwardRef<HTMLUListElement, AppStoreStatusProps>(
  function AppStoreStatus({ stores, words, className, ...rest }, ref) {
    const stages = { ...useWords(appStoreStatusWords), ...words };
    return (
      <ul
        data-part="app-store-status"
        {...rest}
        ref={ref}
        className={classes(styles.list, className)}
      >
        {stores.map((entry) => (
          <Card
            data-part="app-store-status-item"
            as="li"
            key={entry.store}
            className={styles.store}
          >
            <div>
              <Inline gap={2} justify="between">
                <Text data-part="app-store-status-name" weight="semibold">
                  {entry.store}
                </Text>
                <Badge tone={STAGE_TONE[entry.stage]}>{stages[entry.stage]}</Badge>
              </Inline>
              <Text data-part="app-store-status-platform" size="s" tone="muted">
                {entry.platform}
              </Text>
            </div>
            <Text data-part="app-store-status-note" size="s" tone="muted">
              {entry.note}
            </Text>
          </Card>
        ))}
      </ul>
    );
  },
);
