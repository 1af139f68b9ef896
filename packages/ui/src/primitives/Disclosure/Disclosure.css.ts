import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const root = uiVariants({
  inline: {
    ...textSize('xs'),
    // In print, a closed one cannot be opened, so it is hidden.
    selectors: { '&:not([open])': { '@media': { [media.print]: { display: 'none' } } } },
  },
  row: {
    ...textSize('s'),
    borderBlockEnd: `1px solid ${tokens.color.border}`,
    selectors: {
      '&[open]': { paddingBlockEnd: tokens.space[4] },
      // In print, its question is part of the page, so the answer is, too.
      '&::details-content': { '@media': { [media.print]: { contentVisibility: 'visible' } } },
    },
  },
});

export const summary = uiStyle({
  borderRadius: tokens.radius.s,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
});

export const summaryOf = uiVariants({
  inline: {
    inlineSize: 'fit-content',
    paddingBlock: tokens.space[1],
    color: tokens.color.link,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    },
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    minBlockSize: tokens.size.controlL,
    paddingBlock: tokens.space[2],
    ...textSize('m'),
    color: tokens.color.text,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: tokens.color.accentText } } },
    },
  },
});

export const label = uiStyle({ margin: 0, font: 'inherit', overflowWrap: 'anywhere' });

export const arrow = uiStyle({
  flexShrink: 0,
  color: tokens.color.textMuted,
  transition: `transform ${tokens.motion.fast} ${tokens.motion.ease}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const text = uiStyle({
  margin: 0,
  marginBlockStart: tokens.space[2],
  maxInlineSize: tokens.size.text,
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});

export const content = uiStyle({
  marginBlockStart: tokens.space[1],
  overflowWrap: 'anywhere',
});
