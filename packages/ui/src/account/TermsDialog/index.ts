export {
  ENGLISH_TERMS,
  TermsDialog,
  type TermsDialogProps,
  type TermsLabels,
} from './TermsDialog.tsx';
export type { Acknowledgement } from './TermsDialog.model.ts';
