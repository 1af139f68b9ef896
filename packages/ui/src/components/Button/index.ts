export { Button, type ButtonProps } from './Button.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
export type { ButtonIcon, ButtonLook } from './Button.types.ts';
