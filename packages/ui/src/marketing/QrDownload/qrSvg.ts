import { QR_COLORS } from '../../theme/qrColors.ts';
import { qrGeometry, type QrInput } from '../../primitives/index.ts';

/**
 * Returns a QR code as the text of an SVG file, `size` pixels wide, in the colors of the page’s own
 * code.
 *
 * @throws Error when the text is empty or longer than version 40 holds at the level.
 */
export function qrSvg({ size, ...input }: QrInput & { readonly size: number }): string {
  const { size: side, path } = qrGeometry(input);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path d="M0 0h${side}v${side}H0z" fill="${QR_COLORS.light}"/>` +
    `<path d="${path}" fill="${QR_COLORS.dark}"/></svg>`
  );
}
