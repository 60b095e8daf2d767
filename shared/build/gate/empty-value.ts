import type { z } from 'zod';

/** What zod keeps about a schema, as far as it is used here. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
}

const getDefinition = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** Texts for fields that may not be empty: any text, an instant, a day, a time, digits, an address, a mail address. */
const texts = [
  '',
  '-',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01',
  '00:00',
  '0212345678',
  'https://example.com/',
  'a@example.com',
];
/** Numbers: none, the least of a count, a year. */
const numbers = [0, 1, 2026];

const findAllowed = (values: unknown[], schema: z.ZodType) => values.find((value) => schema.safeParse(value).success);

const makers: Record<string, (definition: Definition, schema: z.ZodType) => unknown> = {
  string: (_, schema) => findAllowed(texts, schema),
  number: (_, schema) => findAllowed(numbers, schema),
  boolean: () => false,
  array: () => [],
  record: () => ({}),
  nullable: () => null,
  optional: () => undefined,
  enum: ({ entries = {} }) => Object.values(entries)[0],
  literal: ({ values = [] }) => values[0],
  object: ({ shape = {} }) =>
    Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, createEmptyValue(field)])),
  union: ({ options: [first] = [] }) => first && createEmptyValue(first),
  pipe: ({ in: input }) => input && createEmptyValue(input),
};

/** The emptiest value that a schema may allow: empty lists and texts, zero, null. It is for the caller to check that it does. */
export const createEmptyValue = (schema: z.ZodType): unknown => {
  const definition = getDefinition(schema);
  const make = makers[definition.type];
  if (make) return make(definition, schema);
  // Such as `default` and `readonly`.
  return definition.innerType && createEmptyValue(definition.innerType);
};
