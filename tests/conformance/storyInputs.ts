import type { ComponentType, ReactElement } from 'react';

type Args = Record<string, unknown>;
type Context = { args: Args; globals: Args; parameters: Args; tags: string[] };
type Render = (args: Args, context: Context) => ReactElement | null;
type Decorator = (Story: ComponentType, context: Context) => ReactElement;

interface Annotations {
  args?: Args;
  tags?: string[];
  render?: Render;
  decorators?: Decorator | Decorator[];
}

export interface MetaInput extends Annotations {
  title: string;
  component?: ComponentType<Args>;
  subcomponents?: Record<string, ComponentType<Args>>;
}

/** A story as it was written, before Storybook makes something of it. */
export interface StoryInput {
  input: Annotations;
  meta: MetaInput;
}

/**
 * Stands in for `.storybook/preview.tsx`: the same words, and no Storybook behind them, so that a
 * story's example can be drawn where there is no document.
 */
export default {
  meta: (meta: MetaInput) => ({
    input: meta,
    story: (input: Annotations = {}): StoryInput => ({ input, meta }),
  }),
};
