import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';
import { detail, head, icon, statCard, value } from '../StatCard/StatCard.css.ts';

/** On a phone the figures stand in one row, without what explains them, so that the list is in sight. */
export const stats = uiStyle({});

const onPhone = (selector: string, rule: Parameters<typeof uiGlobal>[1]) =>
  uiGlobal(`.${stats} ${selector}`, { '@media': { [media.belowTablet]: rule } });

onPhone(`.${icon}, .${stats} .${detail}`, { display: 'none' });
onPhone(`.${statCard}`, {
  paddingBlock: tokens.space[3],
  paddingInline: tokens.space[2],
  gap: tokens.space[1],
});
onPhone(`.${head}`, { fontSize: tokens.fontSize.xs, minBlockSize: '2lh' });
// Of one size, whether it is money or a count.
onPhone(`.${value}`, { fontSize: tokens.fontSize.l });
uiGlobal(`.${stats}.${stats}`, { '@media': { [media.belowTablet]: { gap: tokens.space[2] } } });
