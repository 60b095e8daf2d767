import { i18n, type Language } from 'shared/i18n';

/** Namespace of everything that react-admin's `translate` looks up. */
export const namespace = 'console';

export interface Messages {
  [key: string]: string | Messages;
}

/** `{ a: { b: 'x' } }` as `{ 'a.b': 'x' }`. */
export const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/** react-admin writes `%{name}` and `one |||| many`, i18next `{{name}}` and a key for each form. */
export const converted = ([key, text]: [string, string]): [string, string][] => {
  const forms = text.replace(/%\{(\w+)\}/g, '{{$1}}').split(' |||| ');
  const [one = '', many] = forms;
  return many === undefined
    ? [[key, one]]
    : [
        [`${key}_one`, one],
        [`${key}_many`, many],
      ];
};

export const register = (language: Language, messages: Messages, prefix = '') =>
  i18n.addResourceBundle(
    language,
    namespace,
    Object.fromEntries(flatten(messages, prefix).flatMap(converted)),
    true,
    true,
  );
