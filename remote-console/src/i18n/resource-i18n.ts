import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Language } from 'shared/i18n';
import { type Messages, register } from './register';

interface Named {
  name: string;
  /** First sentence of an empty list: what these are for and how to begin. */
  empty?: string;
  /** Words for the values of a field with a closed list, by field. */
  values?: Record<string, Record<string, string>>;
}

/** Names are the same for every item of a list: `images.0.alt` is `images.alt`. */
type Name<P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends `${number}`
    ? Name<Rest>
    : Name<Rest> extends ''
      ? Head
      : `${Head}.${Name<Rest>}`
  : P extends `${number}`
    ? ''
    : P;

const languages: Language[] = ['ko', 'en', 'cn'];

/**
 * Names a resource and its fields. A field that the entity does not have, or one that a language lacks,
 * does not compile.
 */
export const resourceI18n =
  <E extends FieldValues>(resource: string) =>
  <const K extends Name<FieldPath<E>>>(tables: Record<Language, Named & { fields: Record<K, string> }>) => {
    for (const language of languages) {
      const { name, empty, values = {}, fields } = tables[language];
      const messages: Messages = { name, fields, ...values };
      register(language, empty ? { ...messages, invitation: empty } : messages, `resources.${resource}.`);
    }
  };

/** The values of a closed list as react-admin's choices, named by `values` of the resource's texts. */
export const choices = <const T extends string>(resource: string, field: string, values: readonly T[]) =>
  values.map((id) => ({ id, name: `resources.${resource}.${field}.${id}` }));
