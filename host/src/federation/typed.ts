type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'hidden'].includes(element.type));

const fieldsIn = (area: Element) => [...area.querySelectorAll('input, textarea')].filter(isField);

/** What a reader had typed and where they were, when the page beneath them is replaced. */
export interface Typed {
  values: [name: string, value: string][];
  focused: string | null;
  /** The focus was somewhere in what goes away. */
  inside: boolean;
}

export const takeTyped = (area: Element): Typed => {
  const { activeElement } = document;
  return {
    values: fieldsIn(area)
      .filter(({ name, value, defaultValue }) => name && value !== defaultValue)
      .map(({ name, value }) => [name, value]),
    focused: activeElement && area.contains(activeElement) ? activeElement.getAttribute('name') : null,
    inside: area.contains(activeElement),
  };
};

/** React hears of a value only by way of the element's own setter and an event. */
const enterValue = (field: Field, value: string) => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

export const putTyped = (area: Element, { values, focused, inside }: Typed) => {
  const fields = fieldsIn(area);
  const named = (name: string) => fields.find((field) => field.name === name);
  for (const [name, value] of values) {
    const field = named(name);
    if (field) enterValue(field, value);
  }
  const goal = focused ? named(focused) : null;
  if (goal) goal.focus({ preventScroll: true });
  else if (inside) document.getElementById('main')?.focus({ preventScroll: true });
};
