import { renderToString } from 'react-dom/server';
import { Site } from './Site.tsx';

/** The site as HTML, for the server. */
export function render(): string {
  return renderToString(<Site />);
}
