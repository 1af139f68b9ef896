import type { AnalyticsPage } from './createAnalytics.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The ports of analytics in a browser. */
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

/** The tag manager’s script accepts a command only as an `arguments` object. */
const asArguments = function () {
  return arguments;
} as (...command: unknown[]) => IArguments;
