// Theme
export {
  AmountsPrivacy,
  UiProvider,
  dimeTimeBrand,
  tokens,
  useAmountsHidden,
  useBrand,
  type AmountsPrivacyProps,
  type Brand,
  type BrandRadius,
  type LinkComponent,
  type LinkComponentProps,
  type UiProviderProps,
} from './theme/index.ts';

// Primitives
export { useToast, type ToastMessage, type Toasts } from './components/Toaster/index.ts';

// Everyone else appends below, one line a component.
