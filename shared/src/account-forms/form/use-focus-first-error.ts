import { type RefObject, useEffect, useRef } from 'react';
import { focusInView } from 'shared/ui';

/** Controls with an error, and the first control of a group with one. */
const invalidControls = '[aria-invalid="true"], [data-wrong] :is(input, button, select, textarea)';

/**
 * Leads to the first error after a refused submission: to the first invalid control, else to the notice of the form.
 * `refusal` is null before, and another value after each refusal. Returns the ref of the form, or of an
 * element around its fields.
 */
export const useFocusFirstError = <E extends HTMLElement = HTMLFormElement>(refusal: unknown): RefObject<E | null> => {
  const formRef = useRef<E>(null);
  useEffect(() => {
    if (!refusal) return;
    const find = (selector: string) => formRef.current?.querySelector<HTMLElement>(selector);
    const target = find(invalidControls) ?? find('[role="alert"]');
    if (target) focusInView(target);
  }, [refusal]);
  return formRef;
};
