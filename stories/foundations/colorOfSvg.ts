const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon, text';
/** What has colors of its own. */
const COLORED = 'style, image, linearGradient, radialGradient, filter, [style], [class]';
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/;

/**
 * The color of a drawing that has a single one, as `#rrggbb`.
 *
 * @param svg a sound SVG file.
 * @returns undefined for a drawing of several colors, or of one that is not written as `#rrggbb`.
 */
export function colorOfSvg(svg: string): string | undefined {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.querySelector(COLORED)) return undefined;
  const colors = new Set([...root.querySelectorAll(SHAPES)].flatMap(colorsOf));
  const [color = ''] = colors;
  return colors.size === 1 && HEX.test(color) ? longHex(color) : undefined;
}

/** The fill, which is black where none is given, and the stroke, without `none`. */
function colorsOf(shape: Element): string[] {
  const given = (name: string) => shape.closest(`[${name}]`)?.getAttribute(name)?.trim();
  return [given('fill') ?? '#000000', given('stroke') ?? 'none']
    .map((color) => color.toLowerCase())
    .filter((color) => color !== 'none');
}

function longHex(color: string): string {
  return color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color;
}
