import build from 'fast-json-stringify';
import { createLocaliser, type Language, type RouteSpec, toLocalisedSchema } from 'shared/contract';
import { z } from 'zod';

const formatsWithPattern = new Set(['date-time', 'date', 'email']);

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/**
 * Converts a zod schema to JSON Schema, for the serialiser and the OpenAPI document. Schemas in `names` are written once,
 * below `$defs`; `override` changes single schemas after the changes made here.
 */
export const toJsonSchema = (
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  target: 'draft-7' | 'draft-2020-12',
  { names = z.registry(), override }: { names?: z.core.$ZodRegistry<{ id?: string }>; override?: Override } = {},
) => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target,
    io,
    metadata: names,
    unrepresentable: 'any',
    override: (context) => {
      const { jsonSchema } = context;
      // Formats that only zod knows are removed, and the patterns of up to 300 characters that repeat a format.
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
      if (formatsWithPattern.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
      // Every JSON number that is an integer for JavaScript lies between these.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // The serialiser drops undeclared fields; `additionalProperties: false` would make nullable objects match nothing.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      override?.(context);
    },
  });
  return json;
};

/** The schema of the response in one language; null if it is not JSON. */
export const getResponseSchema = ({ response, localised }: RouteSpec) =>
  response === null || typeof response === 'string' ? null : localised ? toLocalisedSchema(response) : response;

type Serialise = (value: unknown, language: Language) => string;

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** Replaces `anyOf: [type, null]` with `nullable`: for alternatives the serialiser would run a validator on each value. */
const mergeNullable = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_, value) => {
    const [kind, other, ...more] = value?.anyOf ?? [];
    if (!kind?.type || other?.type !== 'null' || more.length) return value;
    const { anyOf: _both, ...rest } = value;
    return { ...rest, ...kind, nullable: true };
  });

/** The cast: both packages declare their own types of JSON Schema. */
export const compileSerialiser = (schema: z.core.$ZodType) =>
  build(mergeNullable(toJsonSchema(schema, 'output', 'draft-7')) as Parameters<typeof build>[0]);

/**
 * Creates a function that turns a handler's result into JSON; null if the response is not JSON. The compiled serialiser
 * is fast and drops undeclared fields; `strict` (tests) validates the whole schema instead, which is slow.
 */
export const createSerialiser = (spec: RouteSpec, strict: boolean): Serialise | null => {
  const { response, localised } = spec;
  const schema = getResponseSchema(spec);
  if (!schema || response === null || typeof response === 'string') return null;
  const inLanguage = localised ? createLocaliser(response) : (value: unknown) => value;
  if (strict) return (value, language) => JSON.stringify(z.parse(schema, inLanguage(value, language)));
  // Compiled on the first answer: all routes at once would delay the start by a second.
  let stringify: ReturnType<typeof compileSerialiser> | null = null;
  return (value, language) => {
    stringify ??= compileSerialiser(schema);
    return stringify(inLanguage(value, language));
  };
};
