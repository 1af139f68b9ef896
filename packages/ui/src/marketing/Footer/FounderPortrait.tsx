import { useId } from 'react';
import * as styles from './FounderPortrait.css.ts';

/**
 * The founder, drawn in the brand’s color.
 *
 * A drawing rather than a photo: it needs no request, no consent and no retouching, and it scales.
 */
export function FounderPortrait({ label }: { label: string }) {
  const clip = useId();
  return (
    <svg
      data-part="footer-portrait"
      className={styles.portrait}
      viewBox="0 0 96 96"
      role="img"
      aria-label={label}
    >
      <clipPath id={clip}>
        <circle cx="48" cy="48" r="47" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.paper} width="96" height="96" />
        <circle className={styles.mist} cx="70" cy="26" r="30" />
        <Clothes />
        <Neck />
        <Head />
        <Face />
      </g>
      <circle className={styles.frame} cx="48" cy="48" r="47" strokeWidth="1.5" />
    </svg>
  );
}

function Clothes() {
  return (
    <>
      <path
        className={styles.cloth}
        d="M8 100C8 79 22 71 36 68.5L48 74L60 68.5C74 71 88 79 88 100Z"
      />
      <path className={styles.shirt} d="M38 67.5L48 86L58 67.5L48 73Z" />
      <path
        className={styles.lapel}
        d="M36 68.5L31.5 75.5L37 79L33.5 82.5L46 100H50L62.5 82.5L59 79L64.5 75.5L60 68.5L48 88Z"
      />
    </>
  );
}

function Neck() {
  return (
    <>
      <path className={styles.skinShade} d="M40.5 55V67Q40.5 70 48 75Q55.5 70 55.5 67V55Z" />
      <path className={styles.skinDeep} d="M40.5 59Q48 66.5 55.5 59V63Q48 69.5 40.5 63Z" />
    </>
  );
}

function Head() {
  return (
    <>
      <ellipse className={styles.skinShade} cx="32.6" cy="43.5" rx="3" ry="4.6" />
      <ellipse className={styles.skinShade} cx="63.4" cy="43.5" rx="3" ry="4.6" />
      <path
        className={styles.skin}
        d="M33 36C33 24 39 20 48 20S63 24 63 36V44C63 54 56 61.5 48 61.5S33 54 33 44Z"
      />
      <path
        className={styles.hair}
        d="M33 42.5C34.5 47 35.5 49 39 49.6C42 50 44 48.6 48 48.6S54 50 57 49.6C60.5 49 61.5 47 63 42.5V46C63 55.5 56 63 48 63S33 55.5 33 46Z"
      />
      <path
        className={styles.hair}
        d="M32.5 40C31 30 33 17 46 16C50 15.7 52 16.5 54 17.3C61 18 65.5 24 63.5 40C62.5 36 62 32.5 59 30C52 31.5 42 31 38 27.5C35.5 30 33.5 34 32.5 40Z"
      />
    </>
  );
}

function Face() {
  return (
    <>
      <path
        className={styles.brow}
        d="M38.5 37.5Q41 36 43.8 37.3M52.2 37.3Q55 36 57.5 37.5"
        strokeWidth="1.5"
      />
      <circle className={styles.hair} cx="41.3" cy="41.3" r="1.3" />
      <circle className={styles.hair} cx="54.7" cy="41.3" r="1.3" />
      <path className={styles.nose} d="M48 40.5L46.8 45.6Q48 46.5 49.4 45.7" strokeWidth="1.2" />
      <path className={styles.skin} d="M44 54.3Q48 57 52 54.3Q48 52.8 44 54.3Z" />
    </>
  );
}
