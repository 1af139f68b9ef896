export { DemoBar, type DemoBarProps } from './DemoBar.tsx';
