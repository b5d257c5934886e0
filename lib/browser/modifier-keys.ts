type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether a key was pressed with another one: Alt and the left arrow go back, and pages must not take them. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean => altKey || ctrlKey || metaKey || shiftKey;
