/** The keys `key-1`, `key-2`, … */
export function counter(): () => string {
  let made = 0;
  return () => `key-${(made += 1)}`;
}

/** A server with the given answers, one for each request; it records the requests. */
export function server(...answers: (string | Error)[]) {
  const sent: [body: { amount: number }, key: string][] = [];
  const send = (body: { amount: number }, key: string): Promise<string> => {
    sent.push([body, key]);
    const answer = answers.shift() ?? 'paid';
    return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer);
  };
  return { send, sent, keys: () => sent.map(([, key]) => key) };
}

/** What `fetch` throws after its timeout. */
export const timeOut = () => new DOMException('signal timed out', 'TimeoutError');
