export { NotOffered } from './NotOffered.tsx';
