import { z } from 'zod';

export const languages = ['ko', 'en', 'cn'] as const;
export type Language = (typeof languages)[number];

/** Text by language; `en` and `cn` may be missing or null and then fall back to `ko`. */
export interface LocalisedText {
  ko: string;
  en?: string | null | undefined;
  cn?: string | null | undefined;
}

/** The same shape with every localised text as a plain string, as public answers have it. */
export type Localised<T> = T extends LocalisedText
  ? string
  : T extends readonly (infer U)[]
    ? Localised<U>[]
    : T extends object
      ? { [K in keyof T]: Localised<T[K]> }
      : T;

const localisedFields = z.registry<{ localised: true }>();

/** Whether a schema is that of a text in three languages. */
export const isLocalisedText = (schema: z.core.$ZodType) => localisedFields.has(schema);

export const localisedField = <Ko extends z.ZodType<string>, Other extends z.ZodType<string>>(ko: Ko, other: Other) =>
  z.object({ ko, en: other.nullish(), cn: other.nullish() }).register(localisedFields, { localised: true });

export const pickText = (text: LocalisedText, language: Language): string =>
  text[language]?.trim() ? (text[language] as string) : text.ko;

type Localise = (value: unknown, language: Language) => unknown;

/** Builds the function that localises a schema's values; null where the schema has no localised text. */
const findLocaliser = (schema: z.core.$ZodType): Localise | null => {
  if (isLocalisedText(schema)) return (value, language) => pickText(value as LocalisedText, language);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const inner = findLocaliser(schema.unwrap());
    return inner && ((value, language) => (value === null || value === undefined ? value : inner(value, language)));
  }
  if (schema instanceof z.ZodArray) {
    const each = findLocaliser(schema.element);
    return each && ((value, language) => (value as unknown[]).map((item) => each(item, language)));
  }
  if (!(schema instanceof z.ZodObject)) return null;
  const parts = Object.entries(schema.shape).flatMap(([key, part]) => {
    const inner = findLocaliser(part);
    return inner ? [[key, inner] as const] : [];
  });
  if (parts.length === 0) return null;
  return (value, language) => {
    const copy = { ...(value as Record<string, unknown>) };
    for (const [key, inner] of parts) copy[key] = inner(copy[key], language);
    return copy;
  };
};

/**
 * Returns a function that replaces each localised text of a value by the text in one language. Built once per schema,
 * because walking the schema is slow.
 */
export const createLocaliser = (schema: z.core.$ZodType): Localise => findLocaliser(schema) ?? ((value) => value);

const buildLocalisedSchema = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (isLocalisedText(schema)) return z.string();
  if (schema instanceof z.ZodNullable) return z.nullable(toLocalisedSchema(schema.unwrap()));
  if (schema instanceof z.ZodOptional) return z.optional(toLocalisedSchema(schema.unwrap()));
  if (schema instanceof z.ZodArray) return z.array(toLocalisedSchema(schema.element));
  if (schema instanceof z.ZodObject)
    return z.object(
      Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, toLocalisedSchema(part)])),
    );
  return schema;
};

const localisedSchemas = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * The schema of what the function of `createLocaliser` returns: the same one for the same schema, and the schema itself
 * where it has no localised text.
 */
export const toLocalisedSchema = (schema: z.core.$ZodType): z.core.$ZodType => {
  const known = localisedSchemas.get(schema);
  if (known) return known;
  const localised = findLocaliser(schema) ? buildLocalisedSchema(schema) : schema;
  localisedSchemas.set(schema, localised);
  return localised;
};
