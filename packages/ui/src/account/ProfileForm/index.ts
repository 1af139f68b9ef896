export { ProfileForm, type ProfileFormProps, type ProfileFormWords } from './ProfileForm.tsx';
