import { describe, expect, test } from 'vitest';
import { nearestStep, tourPosition } from './OnboardingDialog.model.ts';
import { onboardingSteps } from './OnboardingDialog.content.ts';

describe('tourPosition', () => {
  test('the first step shows some progress and the last shows all of it', () => {
    expect(tourPosition(0, 5)).toEqual({
      number: 1,
      count: 5,
      percent: 20,
      isFirst: true,
      isLast: false,
    });
    expect(tourPosition(4, 5)).toMatchObject({ number: 5, percent: 100, isLast: true });
  });

  test('a tour of one step is at its first and its last', () => {
    expect(tourPosition(0, 1)).toMatchObject({ percent: 100, isFirst: true, isLast: true });
  });

  test('an index out of range gives the nearest step', () => {
    expect(tourPosition(-3, 5).number).toBe(1);
    expect(tourPosition(99, 5).number).toBe(5);
    expect(nearestStep(2, 0)).toBe(0);
  });
});

describe('onboardingSteps', () => {
  const steps = onboardingSteps('Dime Time');

  // @requirement 2.signup.tour
  test('has the five steps of the specification', () => {
    expect(steps.map((step) => step.id)).toEqual([
      'welcome',
      'how-it-works',
      'features',
      'real-results',
      'ready',
    ]);
  });

  // @requirement 9.figures.tour
  test.each(['$47', '18 months', '$3,200', '11,000+', '24 hours', '4% APY'])(
    'names the figure %s',
    (figure) => {
      const words = steps.flatMap((step) => [
        step.description,
        ...step.points.flatMap((point) => [point.title, point.text ?? '']),
      ]);
      expect(words.join('\n')).toContain(figure);
    },
  );

  // @requirement 9.figures.tour
  test('says that payments go out weekly, to the highest-rate debt', () => {
    const texts = steps.flatMap((step) => step.points.map((point) => point.text));
    expect(texts).toContain('Payments go to your highest-rate debt each week.');
  });

  test('has the product name of the brand', () => {
    expect(onboardingSteps('Spare Change Club')[0]?.title).toBe('Welcome to Spare Change Club!');
  });
});
