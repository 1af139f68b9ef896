export { RoundUpSettingsForm, type RoundUpSettingsFormProps } from './RoundUpSettingsForm.tsx';
