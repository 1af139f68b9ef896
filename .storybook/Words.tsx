/** A sentence, in which `names` in backticks are code. */
export function Words({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
}
