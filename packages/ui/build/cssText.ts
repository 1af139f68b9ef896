/** Splits a CSS value at the commas that are outside parentheses and quotes. */
export function splitAtCommas(text: string): string[] {
  return splitOutside(text, ',');
}

/** Splits a CSS value at the spaces that are outside parentheses and quotes. */
export function splitAtSpaces(text: string): string[] {
  return splitOutside(text, ' ').filter((part) => part !== '');
}

function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (character === separator && depth === 0 && quote === '') parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts.map((part) => part.trim());
}
