import { useState, useSyncExternalStore } from 'react';

/** Nothing ever changes; only the server and the render that takes its markup over have another answer. */
const subscribe = () => () => {};
const onClient = () => false;
const onServer = () => true;

/** Whether this component's markup came from a server, or is on its way there. */
export function useIsServed(): boolean {
  const served = useSyncExternalStore(subscribe, onClient, onServer);
  // The answer of the first render stays the answer.
  const [first] = useState(served);
  return first;
}
