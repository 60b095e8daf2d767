import { useLayoutEffect, useRef } from 'react';

const isField = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/**
 * Writes values, such as those of an address, into the uncontrolled fields of a form when they change: the fields keep the focus. Returns the
 * ref of the form. The fields show the first values themselves, as what was typed before hydration must stay.
 */
export const useFieldValues = (values: Readonly<Record<string, string>>) => {
  const form = useRef<HTMLFormElement>(null);
  const previous = useRef(values);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (value !== previous.current[name] && isField(field)) field.value = value;
    }
    previous.current = values;
  });
  return form;
};
