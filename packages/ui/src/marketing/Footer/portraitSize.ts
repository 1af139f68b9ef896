/** The size of a portrait in the footer. */
export const portraitSize = { inlineSize: '5rem', blockSize: '5rem', flexShrink: 0 };
