import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, except on a server, where no effect runs and React 18 warns about it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
