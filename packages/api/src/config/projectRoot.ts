import { join } from 'node:path';

const API = join('packages', 'api');

/** The folder of the project, both from the sources and from the built server. */
export const PROJECT_ROOT = import.meta.dirname.slice(0, import.meta.dirname.lastIndexOf(API));
