import { media } from '../theme/media.ts';
import { uiGlobal, uiStyle } from '../theme/uiStyle.ts';

/** Is not on the screen. */
export const sheet = uiStyle({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

const within = `.${sheet}, .${sheet} *`;

// What is around a sheet is a plain block, whatever the site has there, so that it can end on any page.
uiGlobal(`:has(.${sheet})`, {
  '@media': {
    [media.print]: {
      display: 'block !important',
      position: 'static !important' as 'static',
      inlineSize: 'auto !important',
      maxInlineSize: 'none !important',
      blockSize: 'auto !important',
      minBlockSize: '0 !important',
      maxBlockSize: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      overflow: 'visible !important',
      transform: 'none !important',
    },
  },
});

// The rest of the page, and of the site around it.
uiGlobal(`body:has(.${sheet}) :not(:has(.${sheet}), ${within})`, {
  '@media': { [media.print]: { display: 'none !important' } },
});
