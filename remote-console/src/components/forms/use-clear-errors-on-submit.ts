import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Clears the errors of the last attempt when the form is submitted again. An error without an input would otherwise
 * block the form for good. Returns a ref for any element inside the form.
 */
export const useClearErrorsOnSubmit = () => {
  const ref = useRef<HTMLDivElement>(null);
  const { clearErrors } = useFormContext();
  useEffect(() => {
    const form = ref.current?.closest('form');
    const clear = () => clearErrors();
    form?.addEventListener('submit', clear, true);
    return () => form?.removeEventListener('submit', clear, true);
  }, [clearErrors]);
  return ref;
};
