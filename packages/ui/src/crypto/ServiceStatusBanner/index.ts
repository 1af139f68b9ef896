export { ServiceStatusBanner, type ServiceStatusBannerProps } from './ServiceStatusBanner.tsx';
