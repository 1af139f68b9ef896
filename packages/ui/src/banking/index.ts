export { AccountCard, type AccountCardProps } from './AccountCard/AccountCard.tsx';
export { Banking, type BankingProps } from './Banking/Banking.tsx';
export { type BankLinkWords, ENGLISH_BANK_LINK } from './BankLinkDialog/BankLinkDialog.content.ts';
export type {
  BankLinkFinds,
  BankLinkOutcome,
  BankLinkResult,
  BankLinkStart,
  LinkInstitution,
} from './BankLinkDialog/BankLinkDialog.model.ts';
export { BankLinkDialog, type BankLinkDialogProps } from './BankLinkDialog/BankLinkDialog.tsx';
export { BankOffers } from './BankOffers/BankOffers.tsx';
export {
  type AnswerSuggestionAction,
  BankSuggestions,
  type BankSuggestionsProps,
} from './BankSuggestions/BankSuggestions.tsx';
export {
  BankTransactionList,
  type BankTransactionListProps,
  ENGLISH_BANK_ROW,
} from './BankTransactionList/BankTransactionList.tsx';
export type { BankRowWords } from './BankTransactionList/BankTransactionRow.tsx';
export { EarlierOffer, type EarlierOfferProps } from './EarlierOffer/EarlierOffer.tsx';
export { LinkedBanks, type LinkedBanksProps } from './LinkedBanks/LinkedBanks.tsx';
export type { UnlinkAction } from './LinkedBanks/UnlinkDialog.tsx';
