export { Crypto, type CryptoProps } from './Crypto/Crypto.tsx';
export { CryptoInfo, type CryptoInfoProps } from './CryptoInfo/CryptoInfo.tsx';
export {
  CryptoSettingsPanel,
  type CryptoSettingsPanelProps,
} from './CryptoSettingsPanel/CryptoSettingsPanel.tsx';
export { CryptoStats, type CryptoStatsProps } from './CryptoStats/CryptoStats.tsx';
export { Portfolio, type PortfolioProps } from './Portfolio/Portfolio.tsx';
export { PurchaseList, type PurchaseListProps } from './PurchaseList/PurchaseList.tsx';
export {
  ServiceStatusBanner,
  type ServiceStatusBannerProps,
} from './ServiceStatusBanner/ServiceStatusBanner.tsx';
