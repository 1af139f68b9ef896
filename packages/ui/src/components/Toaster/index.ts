export { useToast, type Toasts } from './ToastContext.ts';
export { useToastRegion } from './ToastRegion.ts';
export type { ToastMessage } from './toasts.model.ts';
