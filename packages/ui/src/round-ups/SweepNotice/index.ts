export { SweepNotice, type SweepNoticeProps } from './SweepNotice.tsx';
