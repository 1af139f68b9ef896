export { BankLinkDialog, type BankLinkDialogProps } from './BankLinkDialog.tsx';
export { ENGLISH_BANK_LINK, type BankLinkLabels } from './BankLinkDialog.content.ts';
export {
  type BankLinkFinds,
  type BankLinkOutcome,
  type BankLinkResult,
  type BankLinkStart,
  type LinkInstitution,
} from './BankLinkDialog.model.ts';
