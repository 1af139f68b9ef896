import type { AnalyticsPage } from './createAnalytics.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The page we are in. */
export const browserPage: AnalyticsPage = {
  push: (...command) => {
    const queue = (window.dataLayer ??= []);
    queue.push(asArguments(...command));
  },
  loadScript: (address) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  },
  warn: (message) => console.warn(message),
};

/** The tag manager's script tells a command from data by its being an `arguments` object. */
const asArguments = function () {
  return arguments;
} as (...command: unknown[]) => IArguments;
