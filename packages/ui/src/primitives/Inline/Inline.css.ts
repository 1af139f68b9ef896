import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const inline = uiStyle({
  display: 'flex',
  flexDirection: 'row',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-wrap]': { flexWrap: 'wrap' } },
});

export const justify = uiVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
