/** What the reference shows of a JSON schema. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Row {
  /** `boards[].title` */
  name: string;
  type: string;
  required: boolean;
  limits: string;
}

const either = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? [];

/** A schema in a few words. */
export const typeOf = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = either(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items ?? {})}[]`;
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return schema.format ?? schema.type ?? 'any';
};

// The ends of what a JavaScript number can count, which zod names for every integer.
const isLimit = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const range = (from: number | undefined, to: number | undefined, unit: string) => {
  const [least, most] = [isLimit(from) ? from : undefined, isLimit(to) ? to : undefined];
  if (least === undefined && most === undefined) return [];
  return [`${least ?? ''}…${most ?? ''}${unit && ` ${unit}`}`];
};

const limitsOf = (schema: Schema) =>
  [
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, 'items'),
    schema.description ?? [],
  ]
    .flat()
    .join('; ');

/** The object in a schema, within a list or beside null. */
const inner = (schema: Schema, suffix = ''): { schema: Schema; suffix: string } => {
  if (schema.type === 'array' && schema.items) return inner(schema.items, `${suffix}[]`);
  const object = either(schema).find(({ properties, items }) => properties ?? items);
  return object ? inner(object, suffix) : { schema, suffix };
};

/** The fields of a schema, those within others after them. */
export const rowsOf = (schema: Schema, prefix = ''): Row[] => {
  const top = inner(schema);
  return Object.entries(top.schema.properties ?? {}).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const within = inner(field);
    const row = {
      name,
      type: typeOf(field),
      required: top.schema.required?.includes(key) ?? false,
      limits: limitsOf(field),
    };
    return [row, ...rowsOf(within.schema, `${name}${within.suffix}.`)];
  });
};
