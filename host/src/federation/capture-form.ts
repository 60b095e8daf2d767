type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['file', 'hidden'].includes(element.type));

const findFields = (area: Element) => [...area.querySelectorAll('input, textarea, select')].filter(isField);

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const getDefaultOption = ({ options }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];

const hasChanged = (field: Field) => {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== (field instanceof HTMLSelectElement ? getDefaultOption(field)?.value : field.defaultValue);
};

/** React notices a value only when the native setter is used and an event follows. */
const setFieldValue = (field: Field, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/** Reads what a reader entered in a page, and the focus. Returns a function that restores them in the page that replaces it. */
export const captureForm = (area: Element) => {
  const { activeElement } = document;
  const entered = findFields(area)
    .filter((field) => field.name && hasChanged(field))
    .map((field) => ({ name: field.name, value: field.value, checked: isTick(field) ? field.checked : null }));
  const hasFocus = area.contains(activeElement);
  const focusedField = hasFocus ? activeElement?.getAttribute('name') : null;

  return (newArea: Element) => {
    const fields = findFields(newArea);
    for (const { name, value, checked } of entered) {
      const field = fields.find((each) => each.name === name && (checked === null || each.value === value));
      if (!field) continue;
      if (!isTick(field)) setFieldValue(field, value);
      else if (field.checked !== checked) field.click();
    }
    const target = focusedField ? fields.find(({ name }) => name === focusedField) : null;
    if (target) target.focus({ preventScroll: true });
    else if (hasFocus) document.getElementById('main')?.focus({ preventScroll: true });
  };
};
