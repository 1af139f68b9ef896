import { useEffect, useLayoutEffect } from 'react';

/** A layout effect, except on a server: no effect runs there, and React 18 warns of a layout effect. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
