/** Waiting for the first response. */
export interface Loading {
  status: 'loading';
}

/** The last attempt failed; the panel offers to try again. */
export interface Failed {
  status: 'error';
  /** What went wrong, in words for the reader. */
  message: string;
  /** Asks the parent to load the data again. */
  onRetry: () => void;
}

/** There is data to show. */
export interface Ready<T> {
  status: 'ready';
  data: T;
  /**
   * Whether a newer response was requested and has not arrived, so that the data may be old.
   * @default false
   */
  stale?: boolean;
}

/** The state of one panel of a screen: loading, a failure, or data. */
export type Loadable<T> = Loading | Failed | Ready<T>;

/** A panel that has its data. */
export function ready<T>(data: T, stale = false): Ready<T> {
  return stale ? { status: 'ready', data, stale } : { status: 'ready', data };
}

/** A panel that is loading; one object, so that repeated renders compare equal. */
export const LOADING: Loading = { status: 'loading' };

/** Maps the data of a panel to what a part of it needs, and keeps the other states. */
export function mapLoadable<T, U>(loadable: Loadable<T>, map: (data: T) => U): Loadable<U> {
  if (loadable.status !== 'ready') return loadable;
  return { ...loadable, data: map(loadable.data) };
}

/** The data if there is any, otherwise the given fallback. */
export function dataOr<T, U>(loadable: Loadable<T>, fallback: U): T | U {
  return loadable.status === 'ready' ? loadable.data : fallback;
}

/**
 * Joins the states of panels that only make sense together.
 *
 * A failure takes precedence over loading, because it is what the reader can act on; retrying
 * reloads every failed part. The data is stale if one part is.
 */
export function bothLoadable<A, B>(first: Loadable<A>, second: Loadable<B>): Loadable<[A, B]> {
  const failures = [first, second].filter((part) => part.status === 'error');
  const [failure] = failures;
  if (failure) {
    return {
      status: 'error',
      message: failure.message,
      onRetry: () => failures.forEach((part) => part.onRetry()),
    };
  }
  if (first.status !== 'ready' || second.status !== 'ready') return LOADING;
  return ready<[A, B]>([first.data, second.data], Boolean(first.stale) || Boolean(second.stale));
}
