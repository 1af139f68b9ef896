export { CryptoSettingsPanel, type CryptoSettingsPanelProps } from './CryptoSettingsPanel.tsx';
