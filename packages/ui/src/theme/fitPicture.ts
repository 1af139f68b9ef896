import { uiGlobal } from './uiStyle.ts';

interface PictureSize {
  readonly inlineSize?: string;
  readonly maxInlineSize?: string;
}

/**
 * Fits the picture that a site puts into a place to it, whatever its own size: an image, a drawing, or
 * a `<picture>`, which has no box of its own. It keeps its proportions.
 *
 * @param place the class of the place, which has a height.
 * @param size the width of the picture; its height is that of the place.
 */
export function fitPicture(place: string, size: PictureSize): void {
  uiGlobal(`.${place} > picture`, { display: 'contents' });
  uiGlobal(`.${place} > *, .${place} > picture > img`, {
    ...size,
    blockSize: '100%',
    objectFit: 'contain',
  });
}
