/**
 * Listens on the window in the capture phase. While React hydrates a page it stops the propagation of clicks and keys, so
 * that listeners of the document do not get them.
 */
export function listen<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void {
  addEventListener(type, listener, true);
}
