import { hydrateRoot } from 'react-dom/client';
import { Site } from './Site.tsx';

// A dialog keeps the page below it from scrolling with a style element, which needs the nonce of the visit.
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

const place = document.querySelector('#site');
if (!place) throw new Error('The page has no place for the site.');
hydrateRoot(place, <Site />);
