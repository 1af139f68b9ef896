import { renderToString } from 'react-dom/server';
import { Look } from './Looks.tsx';
import { Site } from './Site.tsx';

/** The site as HTML, for the server. */
export function render(): string {
  return renderToString(<Site />);
}

/** One page of looks as HTML, which no script takes over. */
export function renderLook(of: string): string {
  return renderToString(<Look of={of} />);
}

export { looks } from './Looks.tsx';
