import { contrast } from '../../packages/ui/src/theme/color/oklch.ts';
import type { Pair } from '../../packages/ui/tools/contrast/pairs.ts';

/**
 * The WCAG contrast of a pair as the browser paints it below an element.
 *
 * Painting does what reading the style sheet could not: it resolves variables, mixes and what shows
 * through.
 */
export function measureContrast(element: HTMLElement, { color, ground, on }: Pair): number {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser does not paint.');
  const paint = (paintColor: string) => {
    // An element of its own for each: a second color of the same one would come in transition.
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
