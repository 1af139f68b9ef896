/** Waiting for its first answer. */
export interface Loading {
  status: 'loading';
}

/** The last attempt failed; the panel offers to try again. */
export interface Failed {
  status: 'error';
  /** What went wrong, as the reader may see it. */
  message: string;
  /** Asks the owner of the data to try again. */
  onRetry: () => void;
}

/** There is something to show. */
export interface Ready<T> {
  status: 'ready';
  data: T;
  /**
   * Whether a newer answer was asked for and has not come, so that what is shown may be old.
   * @default false
   */
  stale?: boolean;
}

/** What one panel of a screen has: nothing yet, a failure, or data. */
export type Loadable<T> = Loading | Failed | Ready<T>;

/** A panel that has its data. */
export function ready<T>(data: T, stale = false): Ready<T> {
  return stale ? { status: 'ready', data, stale } : { status: 'ready', data };
}

/** A panel that waits; one object, so that a repeated render compares equal. */
export const LOADING: Loading = { status: 'loading' };

/** Turns the data of a panel into what a part of it needs, and leaves the other states as they are. */
export function mapLoadable<T, U>(loadable: Loadable<T>, map: (data: T) => U): Loadable<U> {
  if (loadable.status !== 'ready') return loadable;
  return { ...loadable, data: map(loadable.data) };
}

/** The data where there is some, else the given stand-in. */
export function dataOr<T, U>(loadable: Loadable<T>, fallback: U): T | U {
  return loadable.status === 'ready' ? loadable.data : fallback;
}

/**
 * Joins the states of panels that only make sense together.
 *
 * A failure wins over waiting, because it is what the reader can act on; retrying asks every failed
 * part again. The data is stale when one part is.
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
