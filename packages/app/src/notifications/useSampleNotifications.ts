import type { AppNotification } from '@dime-time/ui';
import { useMemo, useState } from 'react';
import { readSampleState, sampleNotifications, UNTOUCHED } from './sampleNotifications.ts';
import { storedValue } from '../storage/storedValue.ts';
import { useStoredValue } from '../storage/useStoredValue.ts';

const done = storedValue('dime-time.notifications', readSampleState);

/** The notifications, and what can be done with them. */
export interface SampleNotifications {
  notifications: readonly AppNotification[];
  onRead: (id: string) => void;
  onReadAll: () => void;
  onDelete: (id: string) => void;
  onRestore: () => void;
}

/**
 * The sample of notifications; what was read and deleted is kept in this browser only.
 *
 * @param now the moment of the first look, from which their ages count as long as the page is open.
 */
export function useSampleNotifications(now: string): SampleNotifications {
  const [asOf] = useState(now);
  const state = useStoredValue(done);
  return useMemo(() => {
    const notifications = sampleNotifications(asOf, state);
    const read = (ids: readonly string[]) =>
      done.write({ ...state, read: [...new Set([...state.read, ...ids])] });
    return {
      notifications,
      onRead: (id) => read([id]),
      onReadAll: () => read(notifications.map(({ id }) => id)),
      onDelete: (id) => done.write({ ...state, deleted: [...state.deleted, id] }),
      onRestore: () => done.write(UNTOUCHED),
    };
  }, [asOf, state]);
}
