type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'hidden'].includes(element.type));

const findFields = (area: Element) => [...area.querySelectorAll('input, textarea')].filter(isField);

/** React notices a value only when the native setter is used and an input event follows. */
const setFieldValue = (field: Field, value: string) => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Reads typed values and focus of a page. Returns a function that restores them in the page that replaces it. */
export const captureForm = (area: Element) => {
  const { activeElement } = document;
  const values = findFields(area)
    .filter(({ name, value, defaultValue }) => name && value !== defaultValue)
    .map(({ name, value }) => [name, value] as const);
  const hasFocus = area.contains(activeElement);
  const focusedField = hasFocus ? activeElement?.getAttribute('name') : null;

  return (newArea: Element) => {
    const fields = findFields(newArea);
    const findField = (name: string) => fields.find((field) => field.name === name);
    for (const [name, value] of values) {
      const field = findField(name);
      if (field) setFieldValue(field, value);
    }
    const target = focusedField ? findField(focusedField) : null;
    if (target) target.focus({ preventScroll: true });
    else if (hasFocus) document.getElementById('main')?.focus({ preventScroll: true });
  };
};
