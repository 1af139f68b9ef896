import { hidden } from '../../theme/hidden.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { resetStyle, uiStyle } from '../../theme/uiStyle.ts';
import { end, inside, line, padded, rowSize, start, tight } from './cells.css.ts';
import { folded, inColumns } from './narrow.ts';

export const head = uiStyle({
  selectors: {
    '[data-sticky] &': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      background: tokens.color.surfaceRaised,
    },
  },
  '@container': folded({ display: 'block' }),
  '@media': { [media.print]: { selectors: { '[data-sticky] &': { position: 'static' } } } },
});

export const headRow = uiStyle({
  '@container': folded({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
});

export const headCell = uiStyle({
  ...padded,
  borderBlockEnd: line,
  ...textSize('xs'),
  fontWeight: tokens.weight.medium,
  verticalAlign: 'bottom',
  color: tokens.color.textMuted,
  selectors: { ...padded.selectors, '&[data-sortable]': { padding: 0 } },
  '@container': {
    ...tight,
    ...folded({
      selectors: {
        '&[data-sortable]': {
          display: 'block',
          blockSize: 'auto',
          border: 0,
          paddingBlockEnd: tokens.space[2],
        },
        '&:not([data-sortable])': hidden,
      },
    }),
  },
});

/** Above marks, so that their columns fit a phone. */
export const upright = uiStyle({
  '@container': inColumns({
    display: 'inline-block',
    writingMode: 'vertical-rl',
    rotate: '180deg',
    textAlign: 'start',
    fontWeight: tokens.weight.regular,
  }),
});

const sortLook = uiStyle({
  display: 'flex',
  // On the line of the headers that do not sort.
  alignItems: 'flex-end',
  gap: tokens.space[1],
  inlineSize: '100%',
  minBlockSize: rowSize,
  paddingBlock: inside,
  paddingInline: `${start} ${end}`,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '[aria-sort]:not([aria-sort=none]) > &': { color: tokens.color.text },
    '&[data-align=center]': { justifyContent: 'center' },
    // The icon comes first, so that the header ends where the values end.
    '&[data-align=end]': { flexDirection: 'row-reverse' },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: tokens.radius.s },
  },
  '@container': folded({
    alignItems: 'center',
    minBlockSize: '2rem',
    paddingBlock: 0,
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.borderStrong}`,
    borderRadius: tokens.radius.full,
    flexDirection: 'row',
  }),
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: tokens.color.text } } },
    [media.forcedColors]: { color: 'ButtonText' },
  },
});

export const sort = `${resetStyle()} ${sortLook}`;

export const sortIcon = uiStyle({
  flexShrink: 0,
  selectors: { '&[data-direction=none]': { opacity: 0.7 } },
});
