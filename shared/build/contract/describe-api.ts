type Json = Record<string, unknown>;

/** The part of an OpenAPI 3.1 document that says what is accepted and answered. */
export interface OpenapiDocument {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Json; parameters: Json };
}

/** What a value is, in the words of JSON Schema, without its children; `ref` names a shape, `optional` a key that may be missing. */
export interface Facets {
  type?: string;
  ref?: string;
  access?: string;
  enum?: unknown[];
  nullable?: true;
  optional?: true;
  /** Has no other keys. */
  closed?: true;
  [limit: string]: unknown;
}

/** Facets by place, such as `answer.fairs[].title`, `query.limit` or, in a named shape, `.title`. */
type Shape = Map<string, Facets>;

/** Routes, such as `GET /api/v1/fairs`, and named shapes. */
export type ApiDescription = Map<string, Shape>;

/** Texts for people, and what is written as children. */
const leftOut = ['description', 'title', 'default', 'example', 'examples', '$ref', 'properties', 'required', 'items'];

const toName = (reference: unknown) => String(reference).split('/').at(-1);

const isNull = (schema: Json) => schema.type === 'null';

/** `anyOf` with null and a type with null are one facet; a constant is a list of one value. */
const readNull = ({ anyOf, type, const: constant, ...rest }: Json): [schema: Json, variants: Json[]] => {
  const schema: Json = { ...rest, ...(constant !== undefined && { enum: [constant] }) };
  if (Array.isArray(type)) return [{ ...schema, type: type.find((it) => it !== 'null'), nullable: true }, []];
  if (!Array.isArray(anyOf)) return [type === undefined ? schema : { ...schema, type }, []];
  const variants = (anyOf as Json[]).filter((it) => !isNull(it));
  const nullable = variants.length < anyOf.length && { nullable: true };
  const [first] = variants;
  if (first && variants.length === 1) {
    const [only, more] = readNull(first);
    return [{ ...schema, ...only, ...nullable }, more];
  }
  return [{ ...schema, type: 'anyOf', ...nullable }, variants];
};

/** Adds a value and what is in it to a shape. */
const addValue = (shape: Shape, place: string, value: Json, isOptional = false) => {
  const [schema, variants] = readNull(value);
  const { additionalProperties: others, properties = {}, required = [], items, $ref } = schema;
  shape.set(place, {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => !leftOut.includes(key))),
    ...($ref !== undefined && { ref: toName($ref) }),
    additionalProperties: undefined,
    ...(others === false && { closed: true }),
    ...(isOptional && { optional: true }),
  });
  for (const [index, variant] of variants.entries()) addValue(shape, `${place}|${index}`, variant);
  for (const [name, child] of Object.entries(properties as Record<string, Json>))
    addValue(shape, `${place}.${name}`, child, !(required as string[]).includes(name));
  if (others && typeof others === 'object') addValue(shape, `${place}.*`, others as Json);
  if (items) addValue(shape, `${place}[]`, items as Json);
};

interface Operation {
  'x-access': string;
  parameters?: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema?: Json }> }>;
}

const describeOperation = (operation: Operation, parameters: Json): Shape => {
  const shape: Shape = new Map([['', { access: operation['x-access'] }]]);
  for (const parameter of operation.parameters ?? []) {
    const found = '$ref' in parameter ? (parameters[toName(parameter.$ref) ?? ''] as Json) : parameter;
    if (found.in === 'query') addValue(shape, `query.${found.name}`, found.schema as Json, !found.required);
  }
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    addValue(shape, type === 'multipart/form-data' ? 'form' : 'body', schema);
  }
  const [status = '', { content = {} } = {}] =
    Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const [type, { schema = {} } = {}] = Object.entries(content)[0] ?? [];
  addValue(shape, 'answer', schema);
  shape.set('status', { type: [status, ...(type ? [type] : [])].join(':') });
  return shape;
};

/** What an API accepts and answers, a line of facets for each value. */
export const describeApi = ({ paths, components }: OpenapiDocument): ApiDescription => {
  const description: ApiDescription = new Map();
  // What stands beside the operations of a path are the parameters in it, which are part of its name.
  for (const [path, { parameters: _, ...operations }] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations))
      description.set(
        `${method.toUpperCase()} ${path}`,
        describeOperation(operation as Operation, components.parameters),
      );
  for (const [name, schema] of Object.entries(components.schemas)) {
    const shape: Shape = new Map();
    addValue(shape, '', schema as Json);
    description.set(name, shape);
  }
  return description;
};

/** A type, `#` and the name of a shape, or `any`; then all other facets. A question mark follows the place of a key that may be missing. */
const formatValue = (place: string, { type, ref, optional, ...rest }: Facets) => {
  const others = JSON.stringify(rest);
  const kind = ref === undefined ? (type ?? 'any') : `#${ref}`;
  return `  ${place}${optional ? '?' : ''} ${kind}${others === '{}' ? '' : ` ${others}`}`;
};

/** The version, then each route and named shape with a line for each of its values. */
export const formatApi = (version: string, description: ApiDescription): string => {
  const parts = [...description].map(([name, shape]) =>
    [name, ...[...shape].map(([place, facets]) => formatValue(place, facets))].join('\n'),
  );
  return `${[version, ...parts].join('\n')}\n`;
};

const parseKind = (kind: string): Facets => {
  if (kind === 'any') return {};
  return kind.startsWith('#') ? { ref: kind.slice(1) } : { type: kind };
};

/** Reads what `formatApi` wrote. */
export const parseApi = (text: string): { version: string; description: ApiDescription } => {
  const [version = '', ...lines] = text.trimEnd().split('\n');
  const description: ApiDescription = new Map();
  let shape: Shape = new Map();
  for (const line of lines) {
    const [, place, mark, kind, others = '{}'] = /^ {2}([^\s?]*)(\??) (\S+)(?: (\{.*\}))?$/.exec(line) ?? [];
    if (place !== undefined && kind) {
      const facets = { ...parseKind(kind), ...(mark && { optional: true as const }) };
      shape.set(place, { ...facets, ...(JSON.parse(others) as Facets) });
    } else {
      shape = new Map();
      description.set(line, shape);
    }
  }
  return { version, description };
};
