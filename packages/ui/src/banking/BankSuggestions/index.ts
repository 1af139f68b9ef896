export {
  BankSuggestions,
  type AnswerSuggestionAction,
  type BankSuggestionsProps,
} from './BankSuggestions.tsx';
