export { GetInTouch, type GetInTouchProps } from './GetInTouch.tsx';
