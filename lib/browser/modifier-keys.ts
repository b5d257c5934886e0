type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether a modifier key is held: Alt and the left arrow go back, Ctrl and a click open a tab, and pages must not take them. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean => altKey || ctrlKey || metaKey || shiftKey;
