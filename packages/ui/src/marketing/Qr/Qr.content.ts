/** One step: what to do, and a note on it. */
export interface PhoneStep {
  readonly title: string;
  readonly text: string;
}

/** The steps to open the product on a phone. */
export function phoneSteps(productName: string): readonly PhoneStep[] {
  return [
    {
      title: 'Open your camera',
      text: 'Most phone cameras read QR codes. If yours doesn’t, use a scanner app.',
    },
    {
      title: 'Point it at the code',
      text: 'Hold still until the web address appears, then tap it.',
    },
    {
      title: 'Sign in',
      text: `Sign in to ${productName} as you do here. The code only contains the web address, not your account.`,
    },
    {
      title: 'Add it to your home screen',
      text: 'In your browser’s menu, choose “Add to Home Screen.” It then opens like an app.',
    },
  ];
}
