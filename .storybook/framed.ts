/**
 * For a story that scrolls its window, such as a virtual list: a docs page shows it in an iframe.
 */
export const framed = { docs: { story: { inline: false, height: '480px' } } } as const;
