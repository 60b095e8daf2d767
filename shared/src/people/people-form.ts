import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type ApiFailure, failureOf } from 'shared/client';
import { peopleI18n } from './people-i18n';

/** A form, or a part of one: what its fields hold, and what the API refused. */
export interface Part<V> {
  values: V;
  set: (part: Partial<V>) => void;
  /** `company` also takes what is said of `company.name`. */
  errorOf: (field: string) => string | undefined;
  /** Stands before the names of its fields. */
  prefix: string;
  /** Said of an empty field, whatever format the API misses in it. */
  missing: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextKey<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

/** Ties a text field to its value and error; `field` is its name in the API where that is another. */
export const bind = <V>(part: Part<V>, name: TextKey<V>, field: string = name) => {
  const value = part.values[name] as string;
  const error = part.errorOf(field);
  return {
    name: part.prefix + name,
    value,
    error: error && value.trim() === '' ? part.missing : error,
    onChange: ({ target }: ChangeEvent<Control>) => part.set({ [name]: target.value } as Partial<V>),
  };
};

/** A part of a form whose values stand together under one name, as they do in the body that is sent. */
export const partOf = <V, K extends keyof V & string>(whole: Part<V>, name: K): Part<V[K]> => ({
  values: whole.values[name],
  set: (part) => whole.set({ [name]: { ...whole.values[name], ...part } } as unknown as Partial<V>),
  errorOf: (field) => whole.errorOf(`${name}.${field}`),
  prefix: `${whole.prefix}${name}.`,
  missing: whole.missing,
});

/** Holds a form's values; what is refused keeps them all and brings the focus to the first wrong field. */
export const useForm = <V>(initial: V | (() => V)) => {
  const t = peopleI18n.useT();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!failure) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input');
    (wrong ?? form.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [failure]);

  const set = useCallback((part: Partial<V>) => setValues((known) => ({ ...known, ...part })), []);
  const errorOf = (field: string) =>
    failure?.errors.find((error) => error.field === field || error.field.startsWith(`${field}.`))?.message;

  /** While `act` runs, a second press does nothing. */
  const submit = (act: () => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    void act()
      .catch(async (cause: unknown) => setFailure(await failureOf(cause)))
      .finally(() => setBusy(false));
  };

  return { form, values, set, errorOf, failure, busy, submit, prefix: '', missing: t('missing') };
};
