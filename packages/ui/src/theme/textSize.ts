import { tokens } from './tokens.css.ts';

/** A size of the type scale. */
export type TextSize = keyof typeof tokens.fontSize;

/** A container in which 40 px, or 56 px, fits the longest words of a heading: a card on a phone. */
const CARD = '(min-width: 19rem)';
const SECTION = '(min-width: 30rem)';

/**
 * The styles of a text size: a size always has its line height and its letter spacing.
 *
 * @example uiStyle({ ...textSize('s'), color: tokens.color.textMuted })
 */
export function textSize(size: TextSize) {
  return {
    fontSize: tokens.fontSize[size],
    lineHeight: tokens.lineHeight[size],
    letterSpacing: tokens.letterSpacing[size],
  };
}

/**
 * The styles of a large text, in steps of the scale by the width of its container.
 *
 * @param narrow its size in a narrow container.
 * @param card its size from 19rem on, as in a card on a phone.
 * @param section its size from 30rem on.
 */
export function textSteps(narrow: TextSize, card: TextSize, section: TextSize) {
  return {
    ...textSize(narrow),
    '@container': { [CARD]: textSize(card), [SECTION]: textSize(section) },
  };
}
