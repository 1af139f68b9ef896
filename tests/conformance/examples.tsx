/// <reference types="vite/client" />
import * as ui from '@dime-time/ui';
import { createElement, type ComponentType, type ElementType, type ReactElement } from 'react';
import { SCREENS } from '../../packages/ui/build/publicFolders.ts';
import { kindOf, type Kind } from './kinds.ts';
import { minimalProps } from './minimalProps.tsx';
import type { MetaInput, StoryInput } from './storyInputs.ts';

type Props = Record<string, unknown>;
type StoryModule = Record<string, StoryInput>;

/** One exported component with an example of its use. */
export interface Example {
  name: string;
  kind: Kind;
  /** Whether React 18 hands it a ref, too: there a function takes none among its props. */
  forwardsRef: boolean;
  /** The component alone, with the props of the example and some more. */
  draw: (more?: Props) => ReactElement;
  /** The example as its page shows it, inside of what it needs around it. */
  page: () => ReactElement;
}

const { UiProvider } = ui;
const storyModules = Object.values(
  import.meta.glob<StoryModule>(
    ['../../stories/*/*.stories.tsx', '!../../stories/{flows,foundations}/**'],
    { eager: true },
  ),
);
/** Every component that ui exports, by name. */
const components = Object.entries(ui)
  .filter(([name, value]) => isComponent(name, value))
  .map(([name, value]) => [name, value as ElementType] as const)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));

export const examples: readonly Example[] = components.map(([name, component]) => {
  const story = storyOf(component);
  const props = minimalProps[name] ?? argsOf(story);
  const draw = (more: Props = {}) => createElement(component, { ...props, ...more });
  return {
    name,
    kind: kindOf(name, SCREENS.includes(name)),
    forwardsRef: Object(component).$$typeof === Symbol.for('react.forward_ref'),
    draw,
    page: () => <UiProvider>{story ? pageOf(story) : draw()}</UiProvider>,
  };
});

/** The examples of the components that make one of these promises. */
export function examplesOf(...kinds: Kind[]): readonly Example[] {
  return examples.filter(({ kind }) => kinds.includes(kind));
}

function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** The story `Default` of the file whose page describes a component. */
function storyOf(component: ElementType): StoryInput | undefined {
  for (const stories of storyModules) {
    const { Default } = stories;
    if (Default && isAbout(Default.meta, component)) return Default;
  }
  return undefined;
}

function isAbout(meta: MetaInput, component: ElementType): boolean {
  const described: unknown[] = [meta.component, ...Object.values(meta.subcomponents ?? {})];
  return described.includes(component);
}

function argsOf(story: StoryInput | undefined): Props {
  return { ...story?.meta.args, ...story?.input.args };
}

function pageOf({ input, meta }: StoryInput): ReactElement {
  const args = { ...meta.args, ...input.args };
  const context = { args, globals: {}, parameters: {}, tags: input.tags ?? [] };
  const render = input.render ?? meta.render;
  const { component } = meta;
  let Story: ComponentType = () =>
    render ? render(args, context) : component ? createElement(component, args) : null;
  for (const decorate of [input.decorators ?? [], meta.decorators ?? []].flat()) {
    const Inner: ComponentType = Story;
    Story = () => decorate(Inner, context);
  }
  return <Story />;
}
