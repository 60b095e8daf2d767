import build from 'fast-json-stringify';
import { type Language, localisedSchema, localiser, type RouteSpec } from 'shared/contract';
import { z } from 'zod';

/** JSON Schema of what leaves a route, for the serialiser and the OpenAPI document. */
export const jsonSchemaOf = (schema: z.core.$ZodType, io: 'input' | 'output', target: 'draft-7' | 'draft-2020-12') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target,
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Names that only zod knows; for a time its name says more than its pattern of 300 characters.
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      // Undeclared fields are dropped from an answer; where it may also be null, a schema that forbids them matches nothing.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return json;
};

/** The schema of what a reader receives; null where that is no JSON. */
export const answerSchemaOf = ({ response, localised }: RouteSpec) =>
  response === null || typeof response === 'string' ? null : localised ? localisedSchema(response) : response;

export type Serialise = (value: unknown, language: Language) => string;

type JsonSchema = ReturnType<typeof jsonSchemaOf>;

/** A type or null in the serialiser's own word: of alternatives it compiles a validator each, and asks it at every value. */
const nullable = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_, value) => {
    const [kind, other, ...more] = value?.anyOf ?? [];
    if (!kind?.type || other?.type !== 'null' || more.length) return value;
    const { anyOf: _both, ...rest } = value;
    return { ...rest, ...kind, nullable: true };
  });

/** Both packages describe the same JSON Schema in types of their own. */
export const compile = (schema: z.core.$ZodType) =>
  build(nullable(jsonSchemaOf(schema, 'output', 'draft-7')) as Parameters<typeof build>[0]);

/**
 * Turns a handler's result into JSON. The compiled serialiser drops undeclared fields and is as cheap as none; tests
 * look at every rule of the schema instead (`strict`), which costs as much as the rest of the request.
 */
export const serialiserOf = (spec: RouteSpec, strict: boolean): Serialise | null => {
  const { response, localised } = spec;
  const schema = answerSchemaOf(spec);
  if (!schema || response === null || typeof response === 'string') return null;
  const inLanguage = localised ? localiser(response) : (value: unknown) => value;
  if (strict) return (value, language) => JSON.stringify(z.parse(schema, inLanguage(value, language)));
  // For the first answer: for all routes at once it would hold up the start for a second.
  let stringify: ReturnType<typeof compile> | null = null;
  return (value, language) => {
    stringify ??= compile(schema);
    return stringify(inLanguage(value, language));
  };
};
