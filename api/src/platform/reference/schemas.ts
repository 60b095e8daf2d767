/** The parts of a JSON schema that the reference shows. */
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

const listAlternatives = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? [];

/** Describes the type of a schema. */
export const describeType = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = listAlternatives(schema);
  if (choices.length > 0) return [...new Set(choices.map(describeType))].join(' | ');
  if (schema.type === 'array') return `${describeType(schema.items ?? {})}[]`;
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return schema.format ?? schema.type ?? 'any';
};

// zod gives each integer the limits of safe integers; these are not shown.
const isLimit = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const describeRange = (from: number | undefined, to: number | undefined, unit: string) => {
  const [least, most] = [isLimit(from) ? from : undefined, isLimit(to) ? to : undefined];
  if (least === undefined && most === undefined) return [];
  return [`${least ?? ''}…${most ?? ''}${unit && ` ${unit}`}`];
};

const describeLimits = (schema: Schema) =>
  [
    describeRange(schema.minLength, schema.maxLength, 'characters'),
    describeRange(schema.minimum, schema.maximum, ''),
    describeRange(schema.minItems, schema.maxItems, 'items'),
    schema.description ?? [],
  ]
    .flat()
    .join('; ');

/** The object in a schema, inside a list or a union with null. */
const unwrapObject = (schema: Schema, suffix = ''): { schema: Schema; suffix: string } => {
  if (schema.type === 'array' && schema.items) return unwrapObject(schema.items, `${suffix}[]`);
  const object = listAlternatives(schema).find(({ properties, items }) => properties ?? items);
  return object ? unwrapObject(object, suffix) : { schema, suffix };
};

/** Lists the fields of a schema, nested ones after their parent. */
export const listRows = (schema: Schema, prefix = ''): Row[] => {
  const top = unwrapObject(schema);
  return Object.entries(top.schema.properties ?? {}).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const within = unwrapObject(field);
    const row = {
      name,
      type: describeType(field),
      required: top.schema.required?.includes(key) ?? false,
      limits: describeLimits(field),
    };
    return [row, ...listRows(within.schema, `${name}${within.suffix}.`)];
  });
};
