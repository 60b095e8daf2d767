import { type RefObject, useEffect } from 'react';

interface FieldKeys {
  onInput: () => void;
  /** The arrow keys: 1 is down, -1 up. Returns whether the key is used. */
  onMove: (step: 1 | -1) => boolean;
  onEnter: () => boolean;
  onEscape: () => boolean;
  onBlur: () => void;
}

/** Listens to a field that another component renders. A key that is used does nothing else, neither in the field nor around it. */
export const useFieldKeys = (
  input: RefObject<HTMLInputElement | null>,
  { onInput, onMove, onEnter, onEscape, onBlur }: FieldKeys,
) => {
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') return onMove(key === 'ArrowDown' ? 1 : -1);
      if (key === 'Enter') return onEnter();
      return key === 'Escape' && onEscape();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      // An input method uses these keys itself.
      if (event.isComposing || event.keyCode === 229 || !handleKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('input', onInput);
    field.addEventListener('keydown', handleKeyDown);
    field.addEventListener('blur', onBlur);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('keydown', handleKeyDown);
      field.removeEventListener('blur', onBlur);
    };
  });
};
