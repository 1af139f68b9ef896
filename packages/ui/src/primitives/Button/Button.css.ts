import { createVar } from '@vanilla-extract/css';
import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { resetStyle, uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

/** The height of a control of its size. */
const control = createVar();

/** The translucent grounds of its tone, and the text on them. */
const soft = createVar();
const softHover = createVar();
const softPressed = createVar();
const softText = createVar();

const reset = resetStyle({
  WebkitTapHighlightColor: 'transparent',
  // In the sheet without layers, the reset would win over the ring of every element.
  selectors: {
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '2px' },
  },
});

const look = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  verticalAlign: 'top',
  textAlign: 'center',
  textIndent: 0,
  userSelect: 'none',
  fontFamily: tokens.font.body,
  fontStyle: 'normal',
  // Words that do not fit a line take another, and the button grows with them.
  blockSize: 'fit-content',
  minBlockSize: control,
  paddingBlock: tokens.space[1],
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  gap: tokens.space[2],
  fontWeight: tokens.weight.semibold,
  textDecoration: 'none',
  cursor: 'pointer',
  // Radix sets the variable for `radius: 'full'` alone.
  borderRadius: `max(${tokens.radius.m}, var(--radius-full))`,
  transition: `background-color ${tokens.motion.fast}, box-shadow ${tokens.motion.fast}, transform ${tokens.motion.fast}`,
  selectors: {
    '&[data-size=s]': {
      vars: { [control]: tokens.size.controlS },
      paddingInline: tokens.space[3],
      ...textSize('s'),
    },
    '&[data-size=m]': {
      vars: { [control]: tokens.size.controlM },
      paddingInline: tokens.space[4],
      ...textSize('s'),
    },
    '&[data-size=l]': {
      vars: { [control]: tokens.size.controlL },
      paddingInline: tokens.space[5],
      ...textSize('m'),
    },
    '&[data-shape=icon]': {
      inlineSize: control,
      blockSize: control,
      padding: 0,
    },
    '&[data-stretch]': { inlineSize: '100%' },
    '&[data-tone=accent]': {
      vars: {
        [soft]: 'var(--accent-a3)',
        [softHover]: 'var(--accent-a4)',
        [softPressed]: 'var(--accent-a5)',
        [softText]: 'var(--accent-a11)',
      },
    },
    '&[data-tone=neutral]': {
      vars: {
        [soft]: 'var(--gray-a3)',
        [softHover]: 'var(--gray-a4)',
        [softPressed]: 'var(--gray-a5)',
        [softText]: 'var(--gray-a11)',
      },
    },
    '&[data-tone=danger]': {
      vars: {
        [soft]: 'var(--ruby-a3)',
        [softHover]: 'var(--ruby-a4)',
        [softPressed]: 'var(--ruby-a5)',
        [softText]: tokens.color.negativeText,
      },
    },
    '&[data-variant=solid]': {
      background: tokens.color.accent,
      color: tokens.color.textOnAccent,
    },
    '&[data-variant=solid]:where([data-state=open], :active)': {
      background: tokens.color.accentHover,
    },
    '&[data-variant=solid]:active:not([data-state=open], :disabled, [data-disabled])': {
      filter: 'var(--dt-press)',
    },
    '&[data-variant=solid][data-tone=neutral]': {
      background: tokens.color.text,
      color: tokens.color.surfaceRaised,
    },
    '&[data-variant=solid][data-tone=danger]': {
      background: tokens.color.negativeSolid,
      color: tokens.color.textOnNegative,
    },
    '&[data-variant=solid][data-tone=danger]:hover': {
      background: tokens.color.negativeSolidHover,
    },
    '&[data-variant=soft]': { background: soft, color: softText },
    '&[data-variant=soft]:where([data-state=open])': { background: softHover },
    '&[data-variant=soft]:where(:active:not([data-state=open]))': { background: softPressed },
    '&[data-variant=outline]': {
      background: tokens.color.surfaceRaised,
      boxShadow: `inset 0 0 0 1px ${tokens.color.borderInput}`,
      color: tokens.color.text,
    },
    '&[data-variant=outline][data-tone=danger]': { color: tokens.color.negativeText },
    '&[data-variant=outline]:hover': { background: tokens.color.surfaceHoverSolid },
    '&[data-variant=ghost]': { paddingBlock: 0, color: softText },
    '&[data-variant=ghost]:where([data-state=open])': { background: soft },
    '&[data-variant=ghost]:where(:active:not([data-state=open]))': { background: softHover },
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
    [media.hover]: {
      selectors: {
        '&[data-variant=solid]:where(:hover)': { background: tokens.color.accentHover },
        '&[data-variant=soft]:where(:hover:not(:active))': { background: softHover },
        '&[data-variant=ghost]:where(:hover:not(:active))': { background: soft },
      },
    },
    // A finger covers what it presses.
    [media.touch]: {
      selectors: {
        '&[data-variant=solid]:active:not([data-state=open], :focus-visible, :disabled, [data-disabled])':
          { outline: `0.5em solid ${softHover}` },
      },
    },
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

export const button = `${reset} ${look}`;

uiGlobal(`.${look} svg`, { flexShrink: 0 });
// Beside words, an icon is a little paler than they are.
uiGlobal(`:where(.${look}:not([data-variant=ghost], [data-shape=icon])) svg`, { opacity: 0.9 });

/** Hides the picture from assistive technology and leaves no box of its own in the row. */
export const icon = uiStyle({ display: 'contents' });
