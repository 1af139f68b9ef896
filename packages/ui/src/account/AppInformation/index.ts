export { AppInformation, type AppInformationProps } from './AppInformation.tsx';
