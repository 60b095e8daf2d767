import { type ChangeEvent, type FormEvent, type RefObject, useCallback, useState } from 'react';
import { ApiFailure, failureOf } from 'shared/client';
import { accountFormsI18n } from '../i18n';
import { useFocusFirstError } from './use-focus-first-error';

/** What a form itself finds missing, by the API's name of the field. */
export type FieldProblem = Pick<ApiFailure['errors'][number], 'field' | 'message'>;

/** A form, or a part of one: the values of its fields and the errors of the API. */
export interface FormPart<V> {
  values: V;
  set: (part: Partial<V>) => void;
  /**
   * The message for a field; `company` also matches `company.name`. It is about the value that was refused, so it goes
   * when the value changes. `name`: the path of the value, if it differs from the name of the field in the API.
   */
  getError: (field: string, name?: string) => string | undefined;
  /** Prefix of the HTML names of its fields. */
  prefix: string;
  /** Replaces the API's message for an empty field, which may be about the format. */
  requiredMessage: string;
}

/** A form, as `useForm` returns it. */
export interface Form<V> extends FormPart<V> {
  formRef: RefObject<HTMLFormElement | null>;
  /** The error of the last submission, or null. */
  failure: ApiFailure | null;
  busy: boolean;
  /** The last submission succeeded. */
  saved: boolean;
  /**
   * Creates the submit handler. A second submission while `act` runs is ignored. `check` returns what is missing and the
   * API would report only once all else is right, such as consents; it is shown together with the errors of the API,
   * which refuses it too.
   */
  submit: (act: () => Promise<void>, check?: () => FieldProblem[]) => (event: FormEvent) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextKey<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

/** The props that bind a text field to the form; `field` is its name in the API if it differs. */
export const bindField = <V>(part: FormPart<V>, name: TextKey<V>, field: string = name) => {
  const value = part.values[name] as string;
  const error = part.getError(field, name);
  return {
    name: part.prefix + name,
    value,
    error: error && value.trim() === '' ? part.requiredMessage : error,
    onChange: ({ target }: ChangeEvent<Control>) => part.set({ [name]: target.value } as Partial<V>),
  };
};

/** The part of a form whose values are an object under `name`, as in the request body. */
export const getFormPart = <V, K extends keyof V & string>(form: FormPart<V>, name: K): FormPart<V[K]> => ({
  values: form.values[name],
  set: (part) => form.set({ [name]: { ...form.values[name], ...part } } as unknown as Partial<V>),
  getError: (field, value = field) => form.getError(`${name}.${field}`, `${name}.${value}`),
  prefix: `${form.prefix}${name}.`,
  requiredMessage: form.requiredMessage,
});

/** A refusal with further errors, which replace those of the same field. */
const addErrors = ({ status, code, message, errors, body }: ApiFailure, added: FieldProblem[]) => {
  const others = errors.filter(({ field }) => !added.some((error) => error.field === field));
  const missing = added.map(({ field, message: text }) => ({ field, code: 'required' as const, message: text }));
  return new ApiFailure(status, code, message, [...others, ...missing], body);
};

/** The value at a path such as `company.name`; undefined if the values do not have it. */
const getValue = (values: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values);

/** State of a form. After a refused submission the values stay and the first invalid field gets the focus. */
export const useForm = <V>(initial: V | (() => V)): Form<V> => {
  const t = accountFormsI18n.useT();
  const [values, setValues] = useState(initial);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  /** The values of the last submission. */
  const [submitted, setSubmitted] = useState(values);
  const formRef = useFocusFirstError(failure);

  const set = useCallback((part: Partial<V>) => setValues((previous) => ({ ...previous, ...part })), []);
  const getError = (field: string, name = field) =>
    getValue(values, name) === getValue(submitted, name)
      ? failure?.errors.find((error) => error.field === field || error.field.startsWith(`${field}.`))?.message
      : undefined;

  const submit: Form<V>['submit'] = (act, check) => (event) => {
    event.preventDefault();
    if (busy) return;
    const missing = check?.() ?? [];
    setBusy(true);
    setSubmitted(values);
    setFailure(null);
    setSaved(false);
    void act()
      .then(() => setSaved(true))
      .catch(async (cause: unknown) => setFailure(addErrors(await failureOf(cause), missing)))
      .finally(() => setBusy(false));
  };

  return {
    formRef,
    values,
    set,
    getError,
    failure,
    busy,
    saved,
    submit,
    prefix: '',
    requiredMessage: t('missing'),
  };
};
