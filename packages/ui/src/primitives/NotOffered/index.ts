export { NotOffered, type NotOfferedProps } from './NotOffered.tsx';
