export { Settings, type SettingsProps } from './Settings.tsx';
