/**
 * For a story that scrolls its window, like a list that draws only what is near the screen: a docs page
 * shows it in a window of its own.
 */
export const framed = { docs: { story: { inline: false, height: '480px' } } } as const;
