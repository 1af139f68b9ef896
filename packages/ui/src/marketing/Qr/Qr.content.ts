import type { QrWords } from '../../words/subjects/marketing/qr.ts';

/** One step: what to do, and a note on it. */
export interface PhoneStep {
  readonly title: string;
  readonly text: string;
}

/** The steps to open the product on a phone. */
export function phoneSteps(productName: string, words: QrWords): readonly PhoneStep[] {
  return [
    { title: words.camera, text: words.cameraText },
    { title: words.point, text: words.pointText },
    { title: words.signIn, text: words.signInText({ productName }) },
    { title: words.homeScreen, text: words.homeScreenText },
  ];
}
