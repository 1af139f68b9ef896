export { useToast, type Toasts } from './ToastContext.ts';
export type { ToastMessage } from './toasts.model.ts';
