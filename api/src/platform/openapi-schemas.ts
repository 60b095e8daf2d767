import { isDeepStrictEqual } from 'node:util';
import * as declarations from 'shared/contract';
import { isLocalisedText, toLocalisedSchema } from 'shared/contract';
import { z } from 'zod';
import { toJsonSchema } from './http/serialise';

type Json = Record<string, unknown>;
type Io = 'input' | 'output';

/**
 * The forms in which a named schema occurs, the one with the plain name first: answered in the reader's language,
 * answered with all languages, and accepted.
 */
const forms = ['localised.output', 'output', 'input', 'localised.input'] as const;
type Form = (typeof forms)[number];

const buildNames = (name: string): Record<Form, string> => ({
  'localised.output': name,
  output: `Multilingual${name}`,
  input: `${name}Input`,
  'localised.input': `${name}Input`,
});

/** The schemas that the contract exports, by the name of the export. */
const names = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries(declarations)) {
  if (!/^[A-Z]/.test(name) || !(schema instanceof z.ZodType)) continue;
  names.add(schema, { id: name });
  const localised = toLocalisedSchema(schema);
  if (localised !== schema) names.add(localised, { id: `${name}.localised` });
}

/** `orderStatuses` → `OrderStatus` */
const toSingular = (plural: string) =>
  plural.replace(/^./, (letter) => letter.toUpperCase()).replace(/(?<=status)es$|s$/i, '');

/** Lists of values that the contract exports, by their JSON; one that several exports have is left out. */
const enumNames = new Map<string, string | null>();
const lists = Object.entries(declarations as Record<string, unknown>).filter(([, value]) => Array.isArray(value));
for (const [index, [name, values]] of lists.entries()) {
  const key = JSON.stringify(values);
  const isAlias = lists.slice(0, index).some(([, other]) => other === values);
  if (!isAlias) enumNames.set(key, enumNames.has(key) ? null : toSingular(name));
}

/** Name of a schema that is not declared as a constant: a list of values, or a text in three languages by its length. */
const findName = (schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema) => {
  if (schema instanceof z.ZodEnum) return enumNames.get(JSON.stringify(json.enum)) ?? null;
  const ko = isLocalisedText(schema) && json.properties?.ko;
  if (!ko || typeof ko === 'boolean') return null;
  return `${ko.minLength ? 'Required' : ''}LocalisedText${ko.maxLength}`;
};

const prefix = '#/components/schemas/';
const replaceRefs = (text: string, rename: (id: string) => string) =>
  text.replace(/"#\/components\/schemas\/([\w.]+)"/g, (_, id: string) => `"${prefix}${rename(id)}"`);

const isRef = (node: unknown): node is { $ref: string } =>
  typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string';

/** Points the references of a converted schema to the document's; those to unnamed schemas, any JSON, become `{}`. */
const moveRefs = (json: unknown, io: Io) =>
  JSON.parse(
    JSON.stringify(json, (_, node: unknown) => {
      if (!isRef(node) || !node.$ref.startsWith('#/$defs/')) return node;
      const id = node.$ref.slice('#/$defs/'.length);
      return id.startsWith('__') ? {} : { ...node, $ref: `${prefix}${id}.${io}` };
    }),
  ) as Json;

/** Writes `{ anyOf: [{ type: 'string', … }, { type: 'null' }] }` in its shorter form, `{ type: ['string', 'null'], … }`. */
const joinNull = (_: string, node: unknown) => {
  const { anyOf, ...rest } = (node ?? {}) as Json;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !isDeepStrictEqual(anyOf[1], { type: 'null' })) return node;
  const { type, ...value } = anyOf[0] as Json;
  const isShort = typeof type === 'string' && !('enum' in value) && !('const' in value);
  return isShort ? { ...rest, type: [type, 'null'], ...value } : node;
};

/**
 * Names the collected schemas: one name for all forms with the same content. Content depends on the names within it, so
 * naming is repeated until nothing changes.
 */
const nameSchemas = (collected: Map<string, Json>) => {
  let result = new Map([...collected.keys()].map((id) => [id, id.split('.')[0] ?? id]));
  for (;;) {
    const next = new Map<string, string>();
    const contents = new Map<string, string>();
    for (const form of forms)
      for (const [id, json] of collected) {
        const name = id.slice(0, -form.length - 1);
        if (id !== `${name}.${form}` || name.includes('.')) continue;
        const content = replaceRefs(JSON.stringify(json), (ref) => result.get(ref) ?? ref);
        const candidates = [name, buildNames(name)[form]];
        const found = candidates.find((each) => (contents.get(each) ?? content) === content);
        next.set(id, found ?? `${name}.${form}`);
        contents.set(next.get(id) ?? id, content);
      }
    if ([...next].every(([id, name]) => result.get(id) === name)) return next;
    result = next;
  }
};

/** Converts schemas for one document and collects the named ones. */
export const createSchemas = () => {
  const collected = new Map<string, Json>();

  const convert = (schema: z.core.$ZodType, io: Io): z.core.JSONSchema.BaseSchema => {
    const { $defs = {}, ...json } = toJsonSchema(schema, io, 'draft-2020-12', {
      names,
      override: ({ zodSchema, jsonSchema }) => {
        const name = findName(zodSchema, jsonSchema);
        if (!name || jsonSchema.$ref) return;
        collected.set(`${name}.${io}`, { ...jsonSchema });
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        jsonSchema.$ref = `#/$defs/${name}`;
      },
    });
    for (const [id, definition] of Object.entries($defs))
      if (!id.startsWith('__')) collected.set(`${id}.${io}`, moveRefs(definition, io));
    return moveRefs(json, io);
  };

  /** The document with final names, and the named schemas by name. */
  const finish = <T extends object>(document: T) => {
    const found = nameSchemas(collected);
    const rename = (text: string) => replaceRefs(text, (id) => found.get(id) ?? id);
    const schemas = [...collected]
      .map(([id, json]) => [found.get(id) ?? id, JSON.parse(rename(JSON.stringify(json)), joinNull) as Json] as const)
      .sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
    return {
      document: JSON.parse(rename(JSON.stringify(document)), joinNull) as T,
      schemas: Object.fromEntries(schemas),
    };
  };

  return { convert, finish };
};
