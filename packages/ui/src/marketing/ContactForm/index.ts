export { ContactForm, type ContactFormProps, type ContactFormWords } from './ContactForm.tsx';
