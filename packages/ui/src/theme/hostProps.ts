import type { ComponentPropsWithoutRef, ElementType, HTMLAttributes } from 'react';

/**
 * The attributes of the element a component draws, which it hands through: id, class, data and ARIA
 * attributes, handlers.
 *
 * @typeParam Tag the element; `Own` the names the component gives a meaning of its own.
 */
export type HostProps<Tag extends ElementType, Own extends string = never> = Omit<
  ComponentPropsWithoutRef<Tag>,
  Own | 'color' | 'dangerouslySetInnerHTML'
>;

/** The attributes every element has, for a component that draws one of several. */
export type AnyHostProps<Own extends string = never> = Omit<
  HTMLAttributes<HTMLElement>,
  Own | 'color' | 'dangerouslySetInnerHTML'
>;
