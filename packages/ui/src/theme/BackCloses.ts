import { createContext } from 'react';

/** Whether the browser’s Back button closes an open dialog or drawer. */
export const BackCloses = createContext(false);
