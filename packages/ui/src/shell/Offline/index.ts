export { Offline, type OfflineProps } from './Offline.tsx';
