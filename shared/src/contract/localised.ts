import { z } from 'zod';

export const languages = ['ko', 'en', 'cn'] as const;
export type Language = (typeof languages)[number];

/** Text by language; `en` and `cn` may be missing or null and then fall back to `ko`. */
export interface LocalisedText {
  ko: string;
  en?: string | null | undefined;
  cn?: string | null | undefined;
}

/** The same shape with every localised text as a plain string, as public answers show it. */
export type Localised<T> = T extends LocalisedText
  ? string
  : T extends readonly (infer U)[]
    ? Localised<U>[]
    : T extends object
      ? { [K in keyof T]: Localised<T[K]> }
      : T;

const fields = z.registry<{ localised: true }>();

export const localisedField = <Ko extends z.ZodType<string>, Other extends z.ZodType<string>>(ko: Ko, other: Other) =>
  z.object({ ko, en: other.nullish(), cn: other.nullish() }).register(fields, { localised: true });

export const pick = (text: LocalisedText, language: Language): string =>
  text[language]?.trim() ? (text[language] as string) : text.ko;

type Localise = (value: unknown, language: Language) => unknown;

/** What a schema's values need; null where no text of theirs has a language. */
const localiserOf = (schema: z.core.$ZodType): Localise | null => {
  if (fields.has(schema)) return (value, language) => pick(value as LocalisedText, language);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const inner = localiserOf(schema.unwrap());
    return inner && ((value, language) => (value === null || value === undefined ? value : inner(value, language)));
  }
  if (schema instanceof z.ZodArray) {
    const each = localiserOf(schema.element);
    return each && ((value, language) => (value as unknown[]).map((item) => each(item, language)));
  }
  if (!(schema instanceof z.ZodObject)) return null;
  const parts = Object.entries(schema.shape).flatMap(([key, part]) => {
    const inner = localiserOf(part);
    return inner ? [[key, inner] as const] : [];
  });
  if (parts.length === 0) return null;
  return (value, language) => {
    const copy = { ...(value as Record<string, unknown>) };
    for (const [key, inner] of parts) copy[key] = inner(copy[key], language);
    return copy;
  };
};

/** Puts one language in place of each localised text. Derived from a schema once, since looking at it costs time. */
export const localiser = (schema: z.core.$ZodType): Localise => localiserOf(schema) ?? ((value) => value);

/** The schema of what `localiser` leaves. */
export const localisedSchema = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (fields.has(schema)) return z.string();
  if (schema instanceof z.ZodNullable) return z.nullable(localisedSchema(schema.unwrap()));
  if (schema instanceof z.ZodOptional) return z.optional(localisedSchema(schema.unwrap()));
  if (schema instanceof z.ZodArray) return z.array(localisedSchema(schema.element));
  if (schema instanceof z.ZodObject)
    return z.object(
      Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, localisedSchema(part)])),
    );
  return schema;
};
