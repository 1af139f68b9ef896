export { Dialog, type DialogProps } from './Dialog.tsx';
export { DialogFooter, type DialogFooterProps } from './DialogFooter.tsx';
