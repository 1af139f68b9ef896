const SVG = 'http://www.w3.org/2000/svg';

/** What a logo may be drawn with. Scripts, pages inside of a picture, links and animations are not. */
const DRAWING = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
    'textPath image linearGradient radialGradient stop pattern clipPath mask marker style switch ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA ' +
    'feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset'
  ).split(' '),
);

/** An image within the file. */
const OWN_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);/i;
/** What makes a style load something; an escape could hide it. */
const LOADING_STYLE = /@import|image-set\(|\\|url\(\s*(?!['"]?\s*#)/i;

/** An SVG file without what could act or load. */
export interface CleanSvg {
  readonly svg: string;
  /** What was taken out, each in words: `the attribute onload`. */
  readonly removed: readonly string[];
}

/**
 * Takes out of an SVG file what is no drawing: scripts, attributes for events, animations, and
 * references to other files.
 *
 * @returns undefined for a text that is no well-formed SVG file.
 */
export function cleanSvg(text: string): CleanSvg | undefined {
  // An SVG that was copied out of a page has no namespace, without which it is no image.
  const named = /<svg[^>]*\sxmlns=/.test(text)
    ? text
    : text.replace(/<svg(?=[\s>])/, `<svg xmlns="${SVG}"`);
  const file = new DOMParser().parseFromString(named.trim(), 'image/svg+xml');
  const root = file.documentElement;
  if (root.namespaceURI !== SVG || root.localName !== 'svg') return undefined;
  if (file.querySelector('parsererror')) return undefined;
  const removed = new Set<string>();
  for (const element of root.querySelectorAll('*')) {
    const flaw = flawOf(element);
    if (flaw === undefined) continue;
    removed.add(flaw);
    // A drawing may be the content of a link.
    if (element.localName === 'a') element.replaceWith(...element.childNodes);
    else element.remove();
  }
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) {
      const attribute = element.getAttributeNode(name);
      const reason = attribute ? reasonAgainst(attribute, element) : undefined;
      if (reason === undefined) continue;
      removed.add(reason);
      element.removeAttribute(name);
    }
  }
  return { svg: new XMLSerializer().serializeToString(root), removed: [...removed] };
}

function flawOf(element: Element): string | undefined {
  const { localName, namespaceURI, textContent } = element;
  if (namespaceURI !== SVG || !DRAWING.has(localName)) return `the element ${localName}`;
  const isLoading = localName === 'style' && LOADING_STYLE.test(textContent ?? '');
  return isLoading ? 'a style that loads a file' : undefined;
}

function reasonAgainst({ localName, name, value }: Attr, element: Element): string | undefined {
  if (/^on/i.test(localName)) return `the attribute ${localName}`;
  const isReference = localName === 'href' || localName === 'src' || name === 'xml:base';
  const isOwn =
    value.trim().startsWith('#') || (element.localName === 'image' && OWN_IMAGE.test(value.trim()));
  if (isReference && !isOwn) return `a reference to ${value.trim().slice(0, 40)}`;
  return LOADING_STYLE.test(value) ? `a reference in the attribute ${localName}` : undefined;
}
