import { contrast } from '../../packages/ui/src/theme/color/oklch.ts';
import type { Pair } from '../../packages/ui/tools/contrast/pairs.ts';

/**
 * Measures the WCAG contrast of a color pair as the browser paints it inside an element.
 *
 * Painting resolves variables, color mixes and transparency, which reading the style sheet does
 * not.
 */
export function measureContrast(element: HTMLElement, { color, ground, on }: Pair): number {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser does not paint.');
  const paint = (paintColor: string) => {
    // A separate element for each, because changing the color of one would start a transition.
    const probe = document.createElement('span');
    probe.style.color = paintColor;
    element.append(probe);
    context.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((byte = 0) => byte.toString(16).padStart(2, '0')).join('')}`;
  };
  on.forEach(paint);
  const below = paint(ground);
  const above = paint(color);
  return contrast(above, below);
}
