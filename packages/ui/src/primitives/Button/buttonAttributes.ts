import type { ButtonLook } from './Button.types.ts';

const RADIX_COLOR = { accent: undefined, neutral: 'gray', danger: 'ruby' } as const;
const RADIX_SIZE = { s: '2', m: '3', l: '4' } as const;

/** The attributes both kinds of button, and the link that looks like one, are drawn with. */
export function buttonAttributes({
  variant = 'solid',
  tone = 'accent',
  size = 'm',
  stretch = false,
}: ButtonLook) {
  const color = RADIX_COLOR[tone];
  return {
    variant,
    size: RADIX_SIZE[size],
    ...(color ? { color } : {}),
    'data-variant': variant,
    'data-tone': tone,
    'data-size': size,
    'data-stretch': stretch ? '' : undefined,
  };
}
