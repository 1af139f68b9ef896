/**
 * Runs in a docs page: the least contrast of the text of a guide and of facts with what is behind it, as WCAG 2.2 defines
 * it; infinite where the page has no guide.
 */
export function leastGuideContrast(): number {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas to read colors from.');
  const channels = (color: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
    const linear = (channel: number) => {
      const share = channel / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const behind = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const ground = channels(getComputedStyle(at).backgroundColor);
      if (ground[3] === 255) return luminance(ground);
    }
    return 1;
  };
  const texts = document.querySelectorAll(
    '.docs-guide :is(p, li), .docs-beside, .docs-facts :is(dt, dd, span), .docs-facts-lists summary',
  );
  const ratios = [...texts].map((text) => {
    const [ink, ground] = [luminance(channels(getComputedStyle(text).color)), behind(text)];
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  });
  return Math.min(...ratios, Number.POSITIVE_INFINITY);
}
