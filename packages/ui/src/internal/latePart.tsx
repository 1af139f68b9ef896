// The former names, for the modules of the shell that still import them.
export { lazyComponent as latePart, type LazyComponent as LatePart } from './lazyComponent.tsx';
