// First, as in a page: it sets the order of the style layers.
import '../../packages/ui/src/theme/base.css';
import { EmptyState, Landing, NotFound, UiProvider, type Brand } from '@dime-time/ui';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';

/** An image file of this size in pixels. */
function file(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** What a site gives for a picture, none of it with a size in CSS. */
const PICTURES: Readonly<Record<string, ReactElement>> = {
  'a large image': <img data-own src={file(400, 400)} alt="" />,
  'a wide image': <img data-own src={file(2000, 100)} alt="" />,
  'a tall image': <img data-own src={file(100, 2000)} alt="" />,
  'a picture of sources': (
    <picture>
      <img data-own src={file(400, 400)} alt="" />
    </picture>
  ),
  'a drawing with only a viewBox': <svg data-own viewBox="0 0 400 400" />,
  'a wide drawing with only a viewBox': <svg data-own viewBox="0 0 2000 100" />,
  'a drawing without any size': <svg data-own />,
};

/** The height of the tallest place, on the page for a missing address, in pixels. */
const TALLEST = 9 * 16;

let end = async () => {};

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.style.margin = '0';
});

afterEach(() => end());

async function draw(element: ReactElement): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  end = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  await act(async () => root.render(element));
  await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode()));
  return place;
}

/** The pictures that are larger than their place or than any place, and those of no size. */
function misplaced(place: HTMLElement): string[] {
  return [...place.querySelectorAll('[data-own]')].flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const room = picture.closest(':not(picture, [data-own])')?.getBoundingClientRect();
    const fits =
      room !== undefined &&
      width > 0 &&
      width <= room.width &&
      height > 0 &&
      height <= Math.min(room.height, TALLEST);
    return fits ? [] : [`${width} by ${height} in ${room?.width} by ${room?.height}`];
  });
}

const never = () => new Promise<never>(() => {});

test.each(Object.entries(PICTURES))('%s fits every place of a picture', async (_, picture) => {
  const brands: readonly Brand[] = [
    { logo: picture },
    { logo: picture, mark: picture },
    { mark: picture, illustrations: { notFound: picture, empty: picture } },
  ];
  for (const width of [280, 375, 1280]) {
    await browserPage.viewport(width, 800);
    for (const brand of brands) {
      const place = await draw(
        <UiProvider brand={brand}>
          <Landing
            contactEmail="hello@penny-wise.example"
            onContact={never}
            content={{ footer: { portrait: picture } }}
          />
          <NotFound homeHref="/" />
          <EmptyState title="No purchases yet" />
        </UiProvider>,
      );
      expect(place.querySelectorAll('[data-own]').length).toBeGreaterThanOrEqual(4);
      expect(misplaced(place), `at ${width}`).toEqual([]);
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth, `at ${width}`).toBeLessThanOrEqual(clientWidth);
      await end();
      end = async () => {};
    }
  }
});
