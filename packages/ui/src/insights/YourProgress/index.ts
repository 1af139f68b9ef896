export { YourProgress, type YourProgressProps } from './YourProgress.tsx';
