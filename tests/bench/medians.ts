import { Bench } from 'tinybench';

const ROUNDS = 9;
const ROUND_MS = 40;

/**
 * Times tasks against each other: the median of each in microseconds, in the order given.
 *
 * The tasks take turns over several short rounds, so that a machine that slows down or is shared
 * slows them all; the median of the rounds is the figure.
 */
export async function medians<Name extends string>(
  tasks: Record<Name, () => unknown>,
): Promise<Record<Name, number>> {
  const names = Object.keys(tasks) as Name[];
  const rounds: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const bench = new Bench({ time: ROUND_MS, warmupTime: round === 0 ? 4 * ROUND_MS : 5 });
    for (const name of names) bench.add(name, tasks[name]);
    await bench.run();
    for (const { name, result } of bench.tasks) {
      if (result.state !== 'completed') throw new Error(`The benchmark ${name} did not finish.`);
      (rounds[name] ??= []).push(result.latency.p50 * 1000);
    }
  }
  const middle = (values: number[] = []) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return Object.fromEntries(names.map((name) => [name, middle(rounds[name])])) as Record<
    Name,
    number
  >;
}
