import { type ActionResult, settle } from '../primitives/index.ts';

/**
 * Saves one value at a time, and of those that come meanwhile only the newest.
 *
 * Two writes of a whole object that overtake each other would leave the older one standing; a
 * slider moved through ten values needs two writes and not ten.
 *
 * @param save writes the whole value.
 * @returns takes a value; the promise tells how the last write ended, once nothing is left to write.
 */
export function saveLatest<Value>(
  save: (value: Value) => Promise<ActionResult>,
): (value: Value) => Promise<ActionResult> {
  let next: { value: Value } | undefined;
  let underWay: Promise<ActionResult> | undefined;

  const saveAll = async (first: Value): Promise<ActionResult> => {
    let result = await settle(save(first));
    while (next) {
      const { value } = next;
      next = undefined;
      result = await settle(save(value));
    }
    underWay = undefined;
    return result;
  };

  return (value) => {
    if (underWay) next = { value };
    else underWay = saveAll(value);
    return underWay;
  };
}
