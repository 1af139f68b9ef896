/** Returns the width of the text of an amount, in tabular digits; a point or a comma is half a digit. */
export function widthInDigits(text: string): number {
  return text.length - (text.match(/[.,]/g)?.length ?? 0) / 2;
}
