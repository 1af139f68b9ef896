/** A color on the page, and where it was found first. */
export interface Painted {
  /** Red, green, blue and alpha in sRGB, each 0 to 1. */
  readonly channels: readonly number[];
  /** The element and its property: `path.line stroke`. */
  readonly where: string;
}

/**
 * Runs in the page: every color that its elements are painted with, gradients, shadows and generated
 * content included.
 */
export function paintedColors(): Painted[] {
  const PROPERTIES = [
    'color',
    'backgroundColor',
    'backgroundImage',
    'borderTopColor',
    'borderRightColor',
    'borderBottomColor',
    'borderLeftColor',
    'boxShadow',
    'textDecorationColor',
    'fill',
    'stroke',
    'stopColor',
  ] as const;
  const theme = document.querySelector('.radix-themes');
  if (!theme) throw new Error('There is no theme on the page.');
  const found = new Map<string, string>();
  for (const element of [theme, ...theme.querySelectorAll('*')]) {
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === 'none') continue;
      for (const property of PROPERTIES) {
        const colors = style[property].match(/(?:rgba?|color|oklab|oklch|hsl)\([^()]*\)/g) ?? [];
        const where = `${element.tagName}.${element.getAttribute('class')}${part ?? ''} ${property}`;
        for (const color of colors) if (!found.has(color)) found.set(color, where);
      }
    }
  }
  const painted = [...found].map(([color, where]) => {
    // A new one for each: on one that stays, a transition would begin.
    const probe = document.createElement('div');
    probe.style.color = `color(from ${color} srgb r g b / alpha)`;
    theme.append(probe);
    const text = getComputedStyle(probe).color.replace('srgb', '');
    probe.remove();
    const numbers = text.match(/-?[\d.]+(?:e-?\d+)?/g);
    const [red = 0, green = 0, blue = 0, alpha = 1] = (numbers ?? []).map(Number);
    return { channels: [red, green, blue, alpha], where };
  });
  return painted.filter(({ channels }) => channels[3] !== 0);
}
