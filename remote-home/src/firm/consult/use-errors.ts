import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiFailure, failureOf } from 'shared/client';

/** Holds what the API refused, gives each field its message and brings the focus to the first of them. */
export const useErrors = () => {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  useEffect(() => {
    if (!failure) return;
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>('[role="alert"]');
    target?.focus();
  }, [failure]);

  /** `preferredAt` also takes what is said of `preferredAt.date`. */
  const errorOf = (field: string) =>
    failure?.errors.find((error) => error.field === field || error.field.startsWith(`${field}.`))?.message;

  return {
    form,
    failure,
    errorOf,
    refuse: useCallback(async (cause: unknown) => setFailure(await failureOf(cause)), []),
    clear: useCallback(() => setFailure(null), []),
  };
};
