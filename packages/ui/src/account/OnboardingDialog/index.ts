export {
  ENGLISH_ONBOARDING,
  OnboardingDialog,
  type OnboardingDialogProps,
  type OnboardingLabels,
} from './OnboardingDialog.tsx';
export {
  onboardingSteps,
  type StepIcon,
  type TourPoint,
  type TourStep,
} from './OnboardingDialog.content.ts';
