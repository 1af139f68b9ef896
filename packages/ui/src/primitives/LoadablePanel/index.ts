export { LoadablePanel, type LoadablePanelProps } from './LoadablePanel.tsx';
