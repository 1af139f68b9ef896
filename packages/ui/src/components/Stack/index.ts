export { Stack, type StackProps } from './Stack.tsx';
export type { Gap, LayoutProps } from './Stack.types.ts';
