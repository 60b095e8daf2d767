import { type Html, html } from './html';

/** The parts of a JSON schema that the reference shows. */
export interface Schema {
  /** `#/components/schemas/Order` */
  $ref?: string;
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
  type: Html;
  required: boolean;
  limits: string;
}

const listAlternatives = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? [];
/** The name of what is referred to within `components`. */
export const getSchemaName = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);
const join = (parts: (Html | string)[]) => html`${parts.flatMap((part, index) => (index ? [' | ', part] : [part]))}`;

/** Describes the type of a schema; a named one is a link to its place on the page of schemas. */
export const describeType = (schema: Schema): Html => {
  if (schema.$ref) {
    const name = getSchemaName(schema.$ref);
    return html`<a href="/api/docs/schemas#${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.enum) return join(schema.enum.map((value) => JSON.stringify(value)));
  const choices = listAlternatives(schema);
  if (choices.length > 0) {
    const types = new Map(choices.map((choice) => [describeType(choice).text, describeType(choice)]));
    return join([...types.values()]);
  }
  if (schema.type === 'array') return html`${describeType(schema.items ?? {})}[]`;
  if (Array.isArray(schema.type)) return join(schema.type);
  return html`${schema.format ?? schema.type ?? 'any'}`;
};

const describeRange = (from: number | undefined, to: number | undefined, unit: string) => {
  if (from === undefined && to === undefined) return [];
  return [`${from ?? ''}…${to ?? ''}${unit && ` ${unit}`}`];
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
