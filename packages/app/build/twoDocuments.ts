import type { Connect, Plugin } from 'vite';

/**
 * Serves the two documents as the production server does: `/` is the landing page, every other path that
 * is not a file is the app.
 */
export function twoDocuments(): Plugin {
  const use = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use(toTheApp);
  };
  return {
    name: 'dime-time:two-documents',
    configureServer: use,
    configurePreviewServer: use,
  };
}

const toTheApp: Connect.NextHandleFunction = (request, _response, next) => {
  const path = (request.url ?? '/').replace(/[?#].*$/, '');
  const isPage = request.headers.accept?.includes('text/html') === true && !/\.\w+$/.test(path);
  if (isPage && path !== '/') request.url = '/app.html';
  next();
};
