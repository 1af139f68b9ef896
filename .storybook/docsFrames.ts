declare global {
  var PREVIEW_URL: string | undefined;
}

/** What is chosen in the toolbar, by the name of its menu. */
type ToolbarGlobals = Readonly<Record<string, unknown>>;

/** The menus of the toolbar; Storybook has globals of its own beside them. */
const MENUS = ['theme', 'contrast', 'brand', 'dir', 'motion'] as const;

/** What is chosen in the toolbar as an address writes it: `theme:dark;contrast:more`. */
export function writtenLook(globals: ToolbarGlobals): string {
  return MENUS.flatMap((menu) =>
    typeof globals[menu] === 'string' ? [`${menu}:${globals[menu]}`] : [],
  ).join(';');
}

/**
 * Shows the stories of a page that stand in frames in the look of the toolbar: those that are there, and
 * those that the page adds.
 *
 * Embedded, a story stands still like one in the page itself; else every frame would play at once, and
 * only one of them has the focus.
 *
 * @param look as `writtenLook` writes it.
 */
export function showInFrames(look: string): void {
  // Storybook makes the address of a new frame from this one.
  globalThis.PREVIEW_URL = `iframe.html?${new URLSearchParams({ embed: 'true', globals: look })}`;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
    const address = new URL(frame.src, document.baseURI);
    if (address.searchParams.get('globals') === look) continue;
    address.searchParams.set('globals', look);
    frame.src = address.href;
  }
}

/**
 * Lets a docs page hear its manager only: a framed story reports its own globals to the page that
 * frames it, which would take them for the toolbar's.
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
