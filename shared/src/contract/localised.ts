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

/** Follows a schema and a value together and puts one language in place of each localised text. */
export const localise = (schema: z.core.$ZodType, value: unknown, language: Language): unknown => {
  if (value === null || value === undefined) return value;
  if (fields.has(schema)) return pick(value as LocalisedText, language);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return localise(schema.unwrap(), value, language);
  if (schema instanceof z.ZodArray) return (value as unknown[]).map((item) => localise(schema.element, item, language));
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, part]) => [
        key,
        localise(part, (value as Record<string, unknown>)[key], language),
      ]),
    );
  return value;
};

/** The schema of what `localise` returns. */
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
