import { gapSize } from '../../internal/stack.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';
import { detail, head, icon, statCard, value } from '../../internal/statCard.css.ts';

/** Three figures in one row: where a card is narrow, without what explains them. */
export const stats = uiStyle({});

/** For a part of a card, by the room in that card. */
const inNarrowCard = (selector: string, rule: Parameters<typeof uiGlobal>[1]) =>
  uiGlobal(`.${stats} ${selector}`, { '@container': { '(max-width: 8.99rem)': rule } });

inNarrowCard(`.${icon}, .${stats} .${detail}`, { display: 'none' });
inNarrowCard(`.${head}`, { fontSize: tokens.fontSize.xs, minBlockSize: '2lh' });
// Of one size, whether it is money or a count.
inNarrowCard(`.${value}`, { fontSize: tokens.fontSize.l });
// A third of a phone is narrower than any other card.
uiGlobal(`.${stats} .${statCard}`, {
  padding: `clamp(${tokens.space[3]}, 7%, ${tokens.space[5]}) clamp(${tokens.space[2]}, 7%, ${tokens.space[5]})`,
});
uiGlobal(`.${stats}.${stats}`, {
  vars: { [gapSize]: `clamp(${tokens.space[2]}, 2%, ${tokens.space[4]})` },
});
