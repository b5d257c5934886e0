/**
 * Listens to an event of any element, before the element's own listeners do. React stops clicks and keys on their way
 * while it hydrates a page, after which no listener of the document would get them.
 */
export function listen<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void {
  addEventListener(type, listener, true);
}
