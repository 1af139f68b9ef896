export { LinkedBanks, type LinkedBanksProps } from './LinkedBanks.tsx';
export { type UnlinkAction } from './UnlinkDialog.tsx';
