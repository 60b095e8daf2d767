type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'hidden'].includes(element.type));

const findFields = (area: Element) => [...area.querySelectorAll('input, textarea')].filter(isField);

/** Typed values and focus of a page, to be restored after the page is replaced. */
export interface FormState {
  values: [name: string, value: string][];
  /** Name of the focused field. */
  focusedField: string | null;
  /** The focus was inside the page. */
  hasFocus: boolean;
}

export const captureFormState = (area: Element): FormState => {
  const { activeElement } = document;
  return {
    values: findFields(area)
      .filter(({ name, value, defaultValue }) => name && value !== defaultValue)
      .map(({ name, value }) => [name, value]),
    focusedField: activeElement && area.contains(activeElement) ? activeElement.getAttribute('name') : null,
    hasFocus: area.contains(activeElement),
  };
};

/** React notices a value only when the native setter is used and an input event follows. */
const setFieldValue = (field: Field, value: string) => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

export const restoreFormState = (area: Element, { values, focusedField, hasFocus }: FormState) => {
  const fields = findFields(area);
  const findField = (name: string) => fields.find((field) => field.name === name);
  for (const [name, value] of values) {
    const field = findField(name);
    if (field) setFieldValue(field, value);
  }
  const target = focusedField ? findField(focusedField) : null;
  if (target) target.focus({ preventScroll: true });
  else if (hasFocus) document.getElementById('main')?.focus({ preventScroll: true });
};
