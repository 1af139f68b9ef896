/** One thing to do, and what to know about it. */
export interface PhoneStep {
  readonly title: string;
  readonly text: string;
}

/** How to open the product on a phone, a step each. */
export function phoneSteps(productName: string): readonly PhoneStep[] {
  return [
    {
      title: 'Open your camera',
      text: 'On most phones the camera reads QR codes; where it does not, use a scanner app.',
    },
    {
      title: 'Point it at the code',
      text: 'Hold still until the address appears, then tap it.',
    },
    {
      title: 'Sign in',
      text: `Sign in to ${productName} as you do here. The code carries the address only, never your account.`,
    },
    {
      title: 'Keep it at hand',
      text: 'In the menu of your browser, choose “Add to Home Screen” to open it like an app.',
    },
  ];
}
