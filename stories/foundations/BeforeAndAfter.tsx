const THEMES = ['light', 'dark'] as const;

/** A page before and after the change at four widths, in both themes. */
export function BeforeAndAfter({ page, title }: { page: string; title: string }) {
  return THEMES.map((theme) => (
    <img
      key={theme}
      src={`before-after/${page}-${theme}.webp`}
      alt={`${title}, ${theme}: before above, after below, at 375, 768, 1280 and 1440 px`}
      loading="lazy"
      width={1818}
      height={1188}
      style={{ inlineSize: '100%', blockSize: 'auto', marginBlockEnd: 16, borderRadius: 8 }}
    />
  ));
}
