export {
  ENGLISH_SIGN_UP,
  SignUpDialog,
  type SignUpDialogProps,
  type SignUpField,
  type SignUpLabels,
} from './SignUpDialog.tsx';
