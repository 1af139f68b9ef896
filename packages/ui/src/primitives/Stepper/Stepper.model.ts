/** How far a step is. */
export type StepState = 'done' | 'current' | 'upcoming' | 'error';

/**
 * The state of a step by its position: those before the current one are done.
 *
 * @param error whether the step needs a correction, which matters more than its position.
 */
export function stepState(index: number, current: number, error = false): StepState {
  if (error) return 'error';
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}
