declare global {
  var PREVIEW_URL: string | undefined;
}

/** The globals chosen in the toolbar, by the name of their menu. */
type ToolbarGlobals = Readonly<Record<string, unknown>>;

/** The menus of the toolbar; Storybook has other globals of its own. */
const MENUS = ['theme', 'contrast', 'brand', 'locale', 'dir', 'motion'] as const;

/** The globals in the format of a URL: `theme:dark;contrast:more`. */
export function writtenLook(globals: ToolbarGlobals): string {
  return MENUS.flatMap((menu) =>
    typeof globals[menu] === 'string' ? [`${menu}:${globals[menu]}`] : [],
  ).join(';');
}

/**
 * Applies the toolbar’s globals to the iframes of a page: those that exist, and those that are
 * added later.
 *
 * Embedded, a story does not play, like one in the page itself; otherwise, all frames would play at
 * the same time, and only one of them can have the focus.
 *
 * @param look as returned by `writtenLook`.
 */
export function showInFrames(look: string): void {
  // Storybook derives the URL of a new frame from this one.
  globalThis.PREVIEW_URL = `iframe.html?${new URLSearchParams({ embed: 'true', globals: look })}`;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
    const address = new URL(frame.src, document.baseURI);
    if (address.searchParams.get('globals') === look) continue;
    address.searchParams.set('globals', look);
    frame.src = address.href;
  }
}

/**
 * Makes a docs page ignore messages except those of its manager: a story in an iframe posts its own
 * globals to the page, which would mistake them for the toolbar’s.
 */
export function ignoreFrames(): void {
  const ignoreFrame = (message: MessageEvent) => {
    const frames = [...document.querySelectorAll('iframe')];
    const framed = frames.some((frame) => frame.contentWindow === message.source);
    if (framed) message.stopImmediatePropagation();
  };
  // In the capture phase, so before Storybook's own listener, which was added first.
  window.addEventListener('message', ignoreFrame, { capture: true });
}

globalThis.PREVIEW_URL = 'iframe.html?embed=true';
