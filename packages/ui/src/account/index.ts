export { AppInformation, type AppInformationProps } from './AppInformation/AppInformation.tsx';
export { Legal, type LegalProps } from './Legal/Legal.tsx';
export type {
  LegalBlock,
  LegalNames,
  LegalPart,
  LegalSection,
} from './LegalDocument/LegalDocument.model.ts';
export { LegalDocument, type LegalDocumentProps } from './LegalDocument/LegalDocument.tsx';
export { legalParts } from './LegalDocument/legalParts.ts';
export { LegalSections, type LegalSectionsProps } from './LegalDocument/LegalSections.tsx';
export { POLICY } from './LegalDocument/policy.ts';
export {
  onboardingSteps,
  type StepIcon,
  type TourPoint,
  type TourStep,
} from './OnboardingDialog/OnboardingDialog.content.ts';
export {
  ENGLISH_ONBOARDING,
  type OnboardingContent,
  OnboardingDialog,
  type OnboardingDialogProps,
  type OnboardingWords,
} from './OnboardingDialog/OnboardingDialog.tsx';
export {
  ProfileForm,
  type ProfileFormProps,
  type ProfileFormWords,
} from './ProfileForm/ProfileForm.tsx';
export { SecurityForm, type SecurityFormProps } from './SecurityForm/SecurityForm.tsx';
export { SessionList, type SessionListProps } from './SessionList/SessionList.tsx';
export { Sessions, type SessionsProps } from './Sessions/Sessions.tsx';
export { Settings, type SettingsProps } from './Settings/Settings.tsx';
export type { NewUserRecord } from './SignUp/newUserRecord.ts';
export type {
  SignUpContent,
  SignUpHero,
  SignUpSections,
  SignUpToasts,
} from './SignUp/SignUp.content.ts';
export { SignUp, type SignUpProps } from './SignUp/SignUp.tsx';
export { CREATING_MS, TOUR_AFTER_MS } from './SignUp/useSignUp.ts';
export {
  ENGLISH_SIGN_UP,
  SignUpDialog,
  type SignUpDialogProps,
  type SignUpField,
  type SignUpWords,
} from './SignUpDialog/SignUpDialog.tsx';
export { SuccessPanel, type SuccessPanelProps } from './SuccessPanel/SuccessPanel.tsx';
export type { Acknowledgement } from './TermsDialog/TermsDialog.model.ts';
export {
  TermsDialog,
  type TermsDialogProps,
  type TermsDialogWords,
} from './TermsDialog/TermsDialog.tsx';
