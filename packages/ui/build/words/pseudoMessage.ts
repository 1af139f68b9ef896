import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàeéiíoöuüyýcçnñsšzžAÀEÉIÍOÖUÜYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu)].map(
    ([, plain = '', accented = '']) => [plain, accented],
  ),
);

/**
 * An English ICU message as the pseudo-locale writes it: accented, and a third longer, as most
 * languages are. Text that is not accented on the page comes from no catalogue.
 */
export function pseudoMessage(message: string): string {
  const elements = parse(message);
  pseudoElements(elements);
  return printAST(elements);
}

function pseudoElements(elements: readonly MessageFormatElement[]): void {
  for (const element of elements) {
    if (element.type === TYPE.literal) element.value = pseudoText(element.value);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    for (const { value } of Object.values(element.options)) pseudoElements(value);
  }
}

/** Every second vowel of a part of the message is doubled. */
function pseudoText(text: string): string {
  let vowels = 0;
  return text.replaceAll(/[a-zA-Z]/g, (letter) => {
    const accented = ACCENTED[letter] ?? letter;
    if (!/[aeiou]/i.test(letter)) return accented;
    vowels += 1;
    return vowels % 2 === 0 ? `${accented}${accented.toLowerCase()}` : accented;
  });
}
