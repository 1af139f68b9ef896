export { LinkedBanks, type LinkedBanksProps, type UnlinkAction } from './LinkedBanks.tsx';
