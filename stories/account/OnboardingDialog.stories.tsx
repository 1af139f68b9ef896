import {
  Link,
  OnboardingDialog,
  onboardingSteps,
  Text,
  type OnboardingDialogProps,
} from '@dime-time/ui';
import { HandCoins, Landmark, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

/** Keeps the step, as the parent of the tour does. */
function Stateful({ step, onStepChange, ...rest }: OnboardingDialogProps) {
  const [kept, setKept] = useState(step);
  return (
    <OnboardingDialog
      {...rest}
      step={kept}
      onStepChange={(next) => {
        setKept(next);
        onStepChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Account/OnboardingDialog',
  component: OnboardingDialog,
  render: (args) => <Stateful {...args} />,
  args: {
    open: true,
    step: 0,
    onStepChange: fn(),
    onFinish: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    guide: guide({
      use: 'Gives a short tour after sign-up, one idea per step. The parent keeps the step, so that it survives a reload or another page.',
      instead: [
        ['Dialog', 'to ask a question or show a form'],
        ['TipBanner', 'to show one piece of advice on the page'],
      ],
      dos: [
        'Keep it to a few steps with three points each.',
        'Treat skipping like finishing: people who skip have seen enough.',
        'Pass your own steps in `content` for another product; in ours, the brand name is inserted.',
      ],
      donts: [
        'Do not ask for data on a step; people do not expect a form in a tour.',
        'Do not open it over a page that is already in use.',
      ],
      accessibility: [
        'Focus stays on the Next button from step to step, and a status region reads the new step.',
        'When Previous becomes disabled on the first step, focus moves to Next.',
        'Progress is a progress bar named “Step 1 of 5”.',
        'Escape, the close button and Skip all call `onOpenChange` with false.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

const button = (name: string) => screen.getByRole('button', { name });

export const Default = meta.story({
  play: async () => {
    await expect(button('Previous')).toBeDisabled();
    await expect(button('Next')).toHaveFocus();
  },
});

/** From the welcome to the last step, with Enter alone: focus stays on the Next button. */
// @requirement 2.signup.tour.controls
export const WholeTour = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const titles = onboardingSteps('Dime Time').map((step) => step.title);
    for (const [index, title] of titles.entries()) {
      await expect(screen.getByRole('dialog')).toHaveAccessibleName(title);
      await expect(screen.getByRole('progressbar')).toHaveAccessibleName(`Step ${index + 1} of 5`);
      await expect(screen.getByRole('progressbar')).toHaveAttribute(
        'aria-valuenow',
        String((index + 1) * 20),
      );
      await expect(screen.getByRole('status')).toHaveTextContent(
        `Step ${index + 1} of 5: ${title}`,
      );
      await userEvent.keyboard('{Enter}');
    }
    await expect(args.onFinish).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { step: 2 } });

/** How it works, in three lines. */
export const HowItWorks = meta.story({ args: { step: 1 } });

/** The features. */
export const Features = meta.story({ args: { step: 2 } });

/** The averages, as figures. */
export const RealResults = meta.story({
  args: { step: 3 },
  play: async () => {
    for (const figure of ['$47', '18 months', '$3,200']) {
      await waitFor(() => expect(screen.getByText(figure)).toBeVisible());
    }
    await expect(
      screen.getByText('Example figures, not promises. Yours depend on what you spend and owe.'),
    ).toBeVisible();
  },
});

/** The last step, with the button that leads into the product. */
// @requirement 2.signup.tour.last
export const Ready = meta.story({
  args: { step: 4 },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  },
});

// @requirement 2.signup.tour.last
export const Finishes = meta.story({
  ...Ready.input,
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Start My Journey'));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
});

/** Previous goes back, and passes the focus on when it is disabled on the first step. */
// @requirement 2.signup.tour.controls 4.signup.tour.moves
export const BackToTheStart = meta.story({
  tags: ['behavior'],
  args: { step: 1 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Previous'));
    await expect(args.onStepChange).toHaveBeenCalledWith(0);
    await expect(button('Previous')).toBeDisabled();
    await expect(button('Next')).toHaveFocus();
  },
});

/** Skip, the close button and Escape all leave the tour. */
// @requirement 2.signup.tour.controls
export const Skipped = meta.story({
  tags: ['behavior'],
  args: { step: 2 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Skip'));
    await userEvent.click(button('Close'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
});

/** A tour with a single step and long text. */
export const LongText = meta.story({
  args: { content: { steps: onboardingSteps(LONG_NAME).slice(0, 1) } },
});

/** A partner’s tour of two steps, with its own labels. */
export const Partner = meta.story({
  globals: { brand: 'penny-wise' },
  args: {
    step: 1,
    content: {
      steps: [
        {
          id: 'hello',
          icon: Users,
          title: 'Hello, member',
          description: 'Two things to know.',
          points: [{ icon: HandCoins, title: 'We round up', text: 'Every purchase, to a dollar.' }],
        },
        {
          id: 'branches',
          icon: Landmark,
          title: 'Come by',
          description: 'We have nine branches.',
          points: [{ icon: Landmark, title: 'Montpelier', text: 'Open on Saturdays.' }],
        },
      ],
    },
    words: { finish: 'To My Account', position: (number, count) => `${number} of ${count}` },
  },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Come by');
    await expect(button('To My Account')).toHaveFocus();
    await expect(screen.getByRole('progressbar')).toHaveAccessibleName('2 of 2');
  },
});

/** On a phone, Previous and Next share a row, with Skip below. */
export const Phone = meta.story({
  args: { step: 3 },
  globals: { viewport: { value: 'phone' } },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A line above each step and a link below it, with the progress bar and the buttons. */
export const Slots = meta.story({
  args: {
    slots: {
      header: (ours) => (
        <>
          <Text>Penny Wise Credit Union</Text>
          {ours}
        </>
      ),
      aside: <Link href="https://example.test/help">Ask your branch</Link>,
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Penny Wise Credit Union')).toBeVisible());
    await expect(screen.getByRole('progressbar')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Ask your branch' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
});

/** The fullest step: large figures, and all three buttons enabled. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: { step: 3 },
  play: async () => {
    await waitFor(() => expect(screen.getByText('$3,200')).toBeVisible());
  },
});
