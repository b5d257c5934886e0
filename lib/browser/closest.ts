/** The nearest element around the target of an event. */
export const closest = <T extends HTMLElement>({ target }: Event, selector: string): T | null =>
  target instanceof Element ? target.closest<T>(selector) : null;
