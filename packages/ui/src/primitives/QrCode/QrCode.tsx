import { errorCatalogue } from '@dime-time/finance-core/validation';
import { forwardRef, useEffect, useMemo } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { QR_COLORS } from '../../theme/qrColors.ts';
import { qrGeometry, type QrGeometry, type QrInput, type QrLevel } from './QrCode.geometry.ts';

export interface QrCodeProps extends HostProps<'svg', 'children' | 'onError'> {
  /** What a scanner reads, usually an address. */
  value: string;
  /** What the code is for, for people who cannot see it. */
  label: string;
  /**
   * The width and height of the image in CSS pixels.
   * @default 150
   */
  width?: number;
  /**
   * The quiet zone on each side, in modules.
   * @default 2
   */
  margin?: number;
  /**
   * How much of the code may be covered and still be read: `L` 7%, `M` 15%, `Q` 25%, `H` 30%.
   * @default 'M'
   */
  errorCorrection?: QrLevel;
  /**
   * Called when the text cannot be encoded; nothing is rendered then. A stable function is called
   * once.
   * @default logs 'Error generating QR code' to the console
   */
  onError?: (error: Error) => void;
}

/**
 * Shows text as a QR code, drawn as one path in the brand’s QR color on white.
 *
 * It has no placeholder: the code is encoded during rendering, on a server as well.
 */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(
  {
    value,
    label,
    width: size = 150,
    margin = 2,
    errorCorrection: level = 'M',
    onError = logError,
    ...rest
  },
  ref,
) {
  const { qrColor } = useBrand();
  const result = useMemo(() => encode({ value, margin, level }), [value, margin, level]);

  useEffect(() => {
    if ('error' in result) onError(result.error);
  }, [result, onError]);

  if ('error' in result) return null;
  const { geometry } = result;
  return (
    <svg
      data-part="qr-code"
      {...rest}
      ref={ref}
      width={size}
      height={size}
      viewBox={`0 0 ${geometry.size} ${geometry.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect
        data-part="qr-code-ground"
        width={geometry.size}
        height={geometry.size}
        fill={QR_COLORS.light}
      />
      <path d={geometry.path} fill={qrColor} data-part="qr-code-modules" />
    </svg>
  );
});

function encode(input: QrInput): { geometry: QrGeometry } | { error: Error } {
  try {
    return { geometry: qrGeometry(input) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function logError(error: Error) {
  console.error(errorCatalogue.qrError, error);
}
