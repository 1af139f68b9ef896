import { Card, EarnList } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Token/EarnList',
  component: EarnList,
  parameters: {
    guide: guide({
      use: 'Lists what earns tokens and how many, by the product’s rules. The Earn tab of the token page.',
      instead: [
        ['RewardHistory', 'to list rewards already earned'],
        ['FeatureCards', 'to promote the product to visitors'],
      ],
      dos: [
        'Put it under a heading that names the token.',
        'Pass `label` in the language of the page.',
      ],
      donts: [
        'Do not write the amounts again: they come from the product’s constants.',
        'Do not show it if tokens are not offered.',
      ],
      accessibility: [
        'It is a list named Ways to earn DTT.',
        'The images are decorative: the text describes each way.',
      ],
    }),
  },
});

// @requirement 1.token.earned-and-staked 2.token.earn
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.1 DTT per round-up')).toBeVisible();
    await expect(canvas.getByText('0.05 DTT per $1 of debt paid')).toBeVisible();
    await expect(canvas.getByText('50 DTT per milestone')).toBeVisible();
    await expect(canvas.getByText('1 DTT per day')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { label: 'Ways to earn DTT' } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** The list on its card. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Card>
      <EarnList {...args} />
    </Card>
  ),
});
