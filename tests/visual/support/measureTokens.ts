/** A token to measure: its CSS variable, and the property of an element that takes its value. */
export interface Measured {
  readonly variable: string;
  readonly property: string;
}

/**
 * Runs in the page: the value of each token as the browser computes it in the look of the page.
 *
 * A color is its four channels in sRGB, a shadow is its colors and lengths, a length is in pixels; an
 * element of 100 px text turns shares of the text size into pixels. What depends on a container is
 * measured in one that is 75rem wide. A reader who wants less motion gets no durations, hence the
 * `!important`.
 */
export function measureTokens(tokens: readonly Measured[]): (number | string)[][] {
  const theme = document.querySelector('.radix-themes');
  if (!theme) throw new Error('There is no theme on the page.');
  const container = document.createElement('div');
  container.style.cssText = 'container-type: inline-size; inline-size: 75rem; position: relative';
  theme.append(container);
  const computed = (property: string, value: string) => {
    const probe = document.createElement('div');
    probe.style.cssText = `position: absolute; ${property}: ${value} !important`;
    if (property === 'line-height' || property === 'letter-spacing') probe.style.fontSize = '100px';
    container.append(probe);
    const text = getComputedStyle(probe).getPropertyValue(property);
    probe.remove();
    return text;
  };
  const numbersIn = (text: string) => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const channels = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbersIn(
      computed('color', `color(from ${color} srgb r g b / alpha)`).replace('srgb', ''),
    );
    return [red, green, blue].map((channel) => Math.min(1, Math.max(0, channel))).concat(alpha);
  };
  const shadows = (text: string) =>
    text === 'none'
      ? [0, 0, 0, 0, 0, 0, 0, 0]
      : text.split(/,\s*(?![^(]*\))/).flatMap((shadow) => {
          const [, color = '', lengths = ''] = /^(.*\))\s+(.*)$/.exec(shadow) ?? [];
          return [...channels(color), ...numbersIn(lengths)];
        });
  const results = tokens.map(({ variable, property }) => {
    const value = `var(${variable})`;
    if (property === 'color') return channels(value);
    const text = computed(property, value);
    if (property === 'box-shadow') return shadows(text);
    if (property === 'font-family') {
      return text.split(', ').map((name) => name.replaceAll(/^"|"$/g, ''));
    }
    return numbersIn(text);
  });
  container.remove();
  return results;
}
