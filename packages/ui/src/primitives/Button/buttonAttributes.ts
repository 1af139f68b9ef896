import type { ButtonLook } from './Button.types.ts';

/** The attributes both kinds of button, and the link that looks like one, are drawn with. */
export function buttonAttributes({
  variant = 'solid',
  tone = 'accent',
  size = 'm',
  stretch = false,
}: ButtonLook) {
  return {
    'data-variant': variant,
    'data-tone': tone,
    'data-size': size,
    'data-stretch': stretch ? '' : undefined,
  };
}
