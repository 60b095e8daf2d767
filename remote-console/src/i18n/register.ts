import { i18n, type Language } from 'shared/i18n';

/** i18next namespace in which react-admin's `translate` looks up its keys. */
export const namespace = 'console';

export interface Messages {
  [key: string]: string | Messages;
}

/** `{ a: { b: 'x' } }` as `{ 'a.b': 'x' }`. */
export const flattenMessages = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flattenMessages(value, `${prefix}${key}.`),
  );

/** From react-admin's `%{name}` and `one |||| many` to i18next's `{{name}}` and a key for each form. */
export const convertMessage = ([key, text]: [string, string]): [string, string][] => {
  const forms = text.replace(/%\{(\w+)\}/g, '{{$1}}').split(' |||| ');
  const [one = '', many] = forms;
  return many === undefined
    ? [[key, one]]
    : [
        [`${key}_one`, one],
        [`${key}_many`, many],
      ];
};

export const registerMessages = (language: Language, messages: Messages, prefix = '') =>
  i18n.addResourceBundle(
    language,
    namespace,
    Object.fromEntries(flattenMessages(messages, prefix).flatMap(convertMessage)),
    true,
    true,
  );
