import { forwardRef, useRef, type RefObject } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import { inSlot, type Slots } from '../../internal/slots.ts';
import { Button, Dialog, type DialogLayout, VisuallyHidden } from '../../primitives/index.ts';
import { ENGLISH, useWords, wordsOf } from '../../words/index.ts';
import { onboardingDialogWords } from '../words/onboardingDialog.ts';
import { onboardingStepsWords } from '../words/onboardingSteps.ts';
import type { OnboardingDialogWords } from '../../words/subjects/account/onboardingDialog.ts';
import { tourSteps, type TourStep } from './OnboardingDialog.content.ts';
import { nearestStep, tourPosition, type TourPosition } from './OnboardingDialog.model.ts';
import { TourProgress } from './TourProgress.tsx';
import { TourPoints } from './TourPoints.tsx';
import * as styles from './OnboardingDialog.css.ts';

/** The labels of the buttons and of the progress bar. */
export interface OnboardingWords {
  /** Goes to the previous step. */
  readonly previous: string;
  /** Goes to the next step. */
  readonly next: string;
  /** Replaces `next` on the last step. */
  readonly finish: string;
  /** Leaves the tour early. */
  readonly skip: string;
  /** The current position: 'Step 1 of 5'. */
  readonly position: (number: number, count: number) => string;
}

/** Own content of the tour. */
export interface OnboardingContent {
  /** The steps, in place of all of ours. */
  readonly steps?: readonly TourStep[];
}

export interface OnboardingDialogProps extends DialogLayout {
  /** Whether the tour is open. */
  open: boolean;
  /**
   * Called with false when the tour closes: finished, or left early with Skip, the close button or
   * Escape.
   */
  onOpenChange: (open: boolean) => void;
  /** The current step, counted from 0; a value out of range is shown as the nearest step. */
  step: number;
  /** Called with the step that Previous or Next leads to. */
  onStepChange: (step: number) => void;
  /** Called when the last step is confirmed, just before the tour closes. */
  onFinish?: (() => void) | undefined;
  /**
   * Your own steps.
   * @default the product’s five steps, with the name of the brand
   */
  content?: OnboardingContent | undefined;
  /**
   * Words in place of those of the buttons and of the progress bar.
   * @default ENGLISH_ONBOARDING, or the same in the language of the page
   */
  words?: Partial<OnboardingWords>;
  /**
   * Your own part above each step, one below it, and the end with the buttons. Ours are the progress bar
   * and the buttons; a dialog has no room for a column beside a step.
   * @default ours, and nothing below a step
   */
  slots?: Slots<'header' | 'aside' | 'footer'> | undefined;
}

/** The tour’s default labels, in English. */
export const ENGLISH_ONBOARDING = labelsOf(wordsOf(onboardingDialogWords, ENGLISH));

function labelsOf(words: OnboardingDialogWords): OnboardingWords {
  return {
    ...words,
    position: (number, count) => words.position({ number: `${number}`, count: `${count}` }),
  };
}

/** Gives a short tour of the product, one idea at a time. */
export const OnboardingDialog = forwardRef<HTMLDivElement, OnboardingDialogProps>(
  function OnboardingDialog(
    {
      open,
      onOpenChange,
      step,
      onStepChange,
      onFinish,
      content = {},
      words: given,
      slots = {},
      ...layout
    },
    ref,
  ) {
    const { productName } = useBrand();
    const words = useWords(onboardingDialogWords);
    const labels = { ...labelsOf(words), ...given };
    const stepWords = useWords(onboardingStepsWords);
    const tour = content.steps ?? tourSteps(productName, stepWords);
    const nextRef = useRef<HTMLButtonElement>(null);
    const index = nearestStep(step, tour.length);
    const position = tourPosition(step, tour.length);
    const shown = tour[index];
    if (!shown) return null;

    function move(to: number) {
      // Previous is about to be disabled and would lose the focus, so move it first.
      if (to === 0) nextRef.current?.focus();
      onStepChange(to);
    }

    function finish() {
      onFinish?.();
      onOpenChange(false);
    }

    const label = labels.position(position.number, position.count);
    return (
      <Dialog
        data-part="onboarding-dialog"
        {...layout}
        ref={ref}
        open={open}
        onOpenChange={onOpenChange}
        title={shown.title}
        description={shown.description}
        initialFocus={nextRef}
        footer={inSlot(
          slots.footer,
          <TourButtons
            position={position}
            labels={labels}
            nextRef={nextRef}
            onPrevious={() => move(index - 1)}
            onNext={() => (position.isLast ? finish() : move(index + 1))}
            onSkip={() => onOpenChange(false)}
          />,
        )}
      >
        <div className={styles.body}>
          {inSlot(slots.header, <TourProgress label={label} percent={position.percent} />)}
          <TourPoints step={shown} />
          {inSlot(slots.aside, null)}
        </div>
        {/* The focus stays on the buttons, so a live region announces the new step. */}
        <VisuallyHidden role="status">{`${label}: ${shown.title} – ${shown.description}`}</VisuallyHidden>
      </Dialog>
    );
  },
);

interface TourButtonsProps {
  position: TourPosition;
  labels: OnboardingWords;
  nextRef: RefObject<HTMLButtonElement | null>;
  onPrevious: () => void;
  onNext: () => void;
  onSkip: () => void;
}

function TourButtons({ position, labels, nextRef, onPrevious, onNext, onSkip }: TourButtonsProps) {
  return (
    <>
      <span className={styles.skip}>
        <Button
          data-part="onboarding-dialog-skip"
          variant="ghost"
          tone="neutral"
          stretch
          onClick={onSkip}
        >
          {labels.skip}
        </Button>
      </span>
      <div className={styles.ways}>
        <Button
          data-part="onboarding-dialog-previous"
          variant="outline"
          tone="neutral"
          disabled={position.isFirst}
          onClick={onPrevious}
        >
          {labels.previous}
        </Button>
        <Button data-part="onboarding-dialog-next" ref={nextRef} onClick={onNext}>
          {position.isLast ? labels.finish : labels.next}
        </Button>
      </div>
    </>
  );
}
