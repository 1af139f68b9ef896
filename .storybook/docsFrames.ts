declare global {
  var PREVIEW_URL: string | undefined;
}

/** The globals chosen in the toolbar, by the name of their menu. */
type ToolbarGlobals = Readonly<Record<string, unknown>>;

/** The menus of the toolbar; Storybook has other globals of its own. */
const MENUS = ['theme', 'contrast', 'brand', 'locale', 'dir', 'motion', 'place'] as const;

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

globalThis.PREVIEW_URL = 'iframe.html?embed=true';
