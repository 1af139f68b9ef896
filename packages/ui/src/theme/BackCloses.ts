import { createContext } from 'react';

/** Whether the browser's Back closes an open dialog or drawer. */
export const BackCloses = createContext(false);
