import { type ActionResult, settle } from '../primitives/index.ts';

/**
 * Creates a latest-wins queue: one value is saved at a time, and of those that arrive meanwhile,
 * only the latest is saved next.
 *
 * Concurrent writes of a whole object could leave the older one stored. A slider that is moved
 * through ten values needs two writes instead of ten.
 *
 * @param save writes the whole value.
 * @returns a function that takes a value; its promise resolves to the result of the last write, once
 * the queue is empty.
 */
export function latestWinsQueue<Value>(
  save: (value: Value) => Promise<ActionResult>,
): (value: Value) => Promise<ActionResult> {
  let next: { value: Value } | undefined;
  let inFlight: Promise<ActionResult> | undefined;

  const saveAll = async (first: Value): Promise<ActionResult> => {
    let result = await settle(save(first));
    while (next) {
      const { value } = next;
      next = undefined;
      result = await settle(save(value));
    }
    inFlight = undefined;
    return result;
  };

  return (value) => {
    if (inFlight) next = { value };
    else inFlight = saveAll(value);
    return inFlight;
  };
}
