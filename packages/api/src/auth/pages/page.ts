import { html } from 'hono/html';
import type { PageLocale } from './pageLocale.ts';
import { STYLE_PATH } from './style.ts';

type Html = ReturnType<typeof html>;

interface PageHead {
  readonly title: string;
  readonly locale: PageLocale;
}

/** An HTML page without scripts. */
export function page({ title, locale }: PageHead, content: Html): Html {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
