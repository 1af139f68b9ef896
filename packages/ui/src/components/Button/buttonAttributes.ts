import { classes } from '../../theme/classes.ts';
import type { ButtonLook } from './Button.types.ts';
import * as styles from './Button.css.ts';

/** Of the scales of Radix; the brand's own has no name there. */
const RADIX_COLOR = { accent: '', neutral: 'gray', danger: 'ruby' } as const;
const RADIX_SIZE = { s: 'rt-r-size-2', m: 'rt-r-size-3', l: 'rt-r-size-4' } as const;
const RADIX_VARIANT = {
  solid: 'rt-variant-solid',
  soft: 'rt-variant-soft',
  outline: 'rt-variant-outline',
  ghost: 'rt-variant-ghost',
} as const;

/** The attributes both kinds of button, and the link that looks like one, are drawn with. */
export function buttonAttributes(
  kind: 'rt-Button' | 'rt-IconButton',
  { variant = 'solid', tone = 'accent', size = 'm', stretch = false }: ButtonLook,
  className: string | undefined,
) {
  return {
    className: classes(
      'rt-reset rt-BaseButton',
      kind,
      RADIX_SIZE[size],
      RADIX_VARIANT[variant],
      styles.button,
      className,
    ),
    'data-accent-color': RADIX_COLOR[tone],
    'data-variant': variant,
    'data-tone': tone,
    'data-size': size,
    'data-stretch': stretch ? '' : undefined,
  };
}
