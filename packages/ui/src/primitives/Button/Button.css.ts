import { createVar, keyframes } from '@vanilla-extract/css';
import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

/** The height of a control of its size. */
const control = createVar();

export const button = uiStyle({
  // Words that do not fit a line take another, and the button grows with them.
  blockSize: 'fit-content',
  minBlockSize: control,
  paddingBlock: tokens.space[1],
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  gap: tokens.space[2],
  fontWeight: tokens.weight.semibold,
  letterSpacing: '-0.005em',
  textDecoration: 'none',
  cursor: 'pointer',
  // Radix Themes sets the variable for `radius: 'full'` alone.
  borderRadius: `max(${tokens.radius.m}, var(--radius-full))`,
  transition: `background-color ${tokens.motion.fast}, box-shadow ${tokens.motion.fast}, transform ${tokens.motion.fast}`,
  selectors: {
    '&[data-size=s]': {
      vars: { [control]: tokens.size.controlS },
      paddingInline: tokens.space[3],
      fontSize: tokens.fontSize.s,
    },
    '&[data-size=m]': {
      vars: { [control]: tokens.size.controlM },
      paddingInline: tokens.space[4],
      fontSize: '0.9375rem',
    },
    '&[data-size=l]': {
      vars: { [control]: tokens.size.controlL },
      paddingInline: tokens.space[5],
      fontSize: tokens.fontSize.m,
    },
    '&[data-shape=icon]': { inlineSize: control, blockSize: control, padding: 0 },
    '&[data-stretch]': { inlineSize: '100%' },
    '&[data-variant=solid]': { boxShadow: tokens.shadow.raised },
    '&[data-variant=solid][data-tone=neutral]': {
      background: tokens.color.text,
      color: tokens.color.surfaceRaised,
    },
    '&[data-variant=solid][data-tone=danger]': {
      background: tokens.color.negativeSolid,
      color: tokens.color.textOnAccent,
    },
    '&[data-variant=solid][data-tone=danger]:hover': {
      background: tokens.color.negativeSolidHover,
    },
    '&[data-variant=soft][data-tone=danger], &[data-variant=outline][data-tone=danger], &[data-variant=ghost][data-tone=danger]':
      {
        color: tokens.color.negativeText,
      },
    '&[data-variant=outline]': {
      background: tokens.color.surfaceRaised,
      boxShadow: `inset 0 0 0 1px ${tokens.color.borderInput}`,
      color: tokens.color.text,
    },
    '&[data-variant=outline]:hover': { background: tokens.color.surfaceHoverSolid },
    // The ghost of Radix reaches out of its box with negative margins; here it is a box like the others.
    '&[data-variant=ghost]': { boxSizing: 'border-box', margin: 0, paddingBlock: 0 },
    '&:active:not(:disabled, [data-disabled])': { transform: 'translateY(1px)' },
    // As specific as the tones above, so that a disabled button looks disabled in every one of them.
    '&[data-variant][data-tone]:is(:disabled, [data-disabled])': {
      cursor: 'not-allowed',
      background: tokens.color.neutralSoft,
      boxShadow: 'none',
      color: tokens.color.textDisabled,
    },
    '&[data-variant=ghost][data-tone]:is(:disabled, [data-disabled])': { background: 'none' },
    // A pending button looks disabled too, but its words say what is happening and must be read.
    '&[aria-busy=true][data-tone][data-disabled]': {
      cursor: 'progress',
      color: tokens.color.textMuted,
    },
  },
  // Where letters are that large, beside a neighbor in a line as well.
  '@container': { [within.cramped]: { flexShrink: 1 } },
  '@media': {
    // A border would make all variants one: the main action is filled, and ghost has no box.
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      selectors: {
        '&[data-variant=solid]:not(:disabled, [data-disabled])': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          boxShadow: 'none',
          color: 'HighlightText',
        },
        '&[data-variant=ghost]': { borderColor: 'Canvas', background: 'Canvas' },
        '&:is(:disabled, [data-disabled]):not([data-variant=ghost])': { borderColor: 'GrayText' },
      },
    },
    // A button has no use in print.
    [media.print]: { display: 'none' },
  },
});

uiGlobal(`.${button} svg`, { flexShrink: 0 });

/** Hides the picture from assistive technology and leaves no box of its own in the row. */
export const icon = uiStyle({ display: 'contents' });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = uiStyle({
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: tokens.radius.full,
  border: '2px solid currentcolor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
