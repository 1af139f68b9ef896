import { useState, useSyncExternalStore } from 'react';

/** Never notifies: the value differs only between the server or hydration, and later renders. */
const subscribe = () => () => {};
const onClient = () => false;
const onServer = () => true;

/** Whether this component is rendered on a server or was hydrated from its markup. */
export function useIsServed(): boolean {
  const served = useSyncExternalStore(subscribe, onClient, onServer);
  // Keeps the value of the first render.
  const [first] = useState(served);
  return first;
}
