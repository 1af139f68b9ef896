import type { ComponentPropsWithoutRef, ElementType, HTMLAttributes } from 'react';

/**
 * The attributes of a component’s element, which it passes on: id, class, data and ARIA attributes,
 * handlers.
 *
 * @typeParam Tag the element; `Own` the names to which the component gives its own meaning.
 */
export type HostProps<Tag extends ElementType, Own extends string = never> = Omit<
  ComponentPropsWithoutRef<Tag>,
  Own | 'color' | 'dangerouslySetInnerHTML'
>;

/** The attributes of every element, for a component that renders one of several. */
export type AnyHostProps<Own extends string = never> = Omit<
  HTMLAttributes<HTMLElement>,
  Own | 'color' | 'dangerouslySetInnerHTML'
>;
