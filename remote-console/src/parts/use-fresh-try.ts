import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Clears what the last try was refused before the next one: an error whose input is not there would otherwise block
 * it for good. The element stands anywhere in the form.
 */
export const useFreshTry = () => {
  const here = useRef<HTMLDivElement>(null);
  const { clearErrors } = useFormContext();
  useEffect(() => {
    const form = here.current?.closest('form');
    const clear = () => clearErrors();
    form?.addEventListener('submit', clear, true);
    return () => form?.removeEventListener('submit', clear, true);
  }, [clearErrors]);
  return here;
};
