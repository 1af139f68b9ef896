import { gapSize } from '../../internal/stack.css.ts';
import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';
import { detail, head, icon, statCard, value } from '../../internal/statCard.css.ts';

/** Three figures in one row; in narrow cards, without their details. */
export const stats = uiStyle({});

/** For a part of a card, depending on the card’s width. */
const inNarrowCard = (selector: string, rule: Parameters<typeof uiGlobal>[1]) =>
  uiGlobal(`.${stats} ${selector}`, { '@container': { '(max-width: 8.99rem)': rule } });

inNarrowCard(`.${icon}, .${stats} .${detail}`, { display: 'none' });
inNarrowCard(`.${head}`, { ...textSize('xs'), minBlockSize: '2lh' });
// One size for money and counts.
inNarrowCard(`.${value}`, textSize('m'));
// Smaller, because a third of a phone is narrower than any other card.
uiGlobal(`.${stats} .${statCard}`, {
  paddingBlock: tokens.space[3],
  paddingInline: tokens.space[2],
  '@container': { [within.roomy]: { padding: tokens.space[5] } },
});
uiGlobal(`.${stats}.${stats}`, {
  vars: { [gapSize]: tokens.space[2] },
  '@container': { [within.roomy]: { vars: { [gapSize]: tokens.space[5] } } },
});
