export { Hero, type HeroAction, type HeroProps } from './Hero.tsx';
export { HERO_PROOF, type HeroProof } from './Hero.model.ts';
