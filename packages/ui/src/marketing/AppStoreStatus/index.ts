export {
  AppStoreStatus,
  ENGLISH_STAGES,
  type AppStoreStatusProps,
  type StoreEntry,
  type StoreStage,
} from './AppStoreStatus.tsx';
