import { z } from 'zod';

/** The parts of a JSON Schema that zod writes for the contract. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

type Random = () => number;

const pick = <T>(roll: Random, list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T;

/** Texts that have broken programs before. */
const hostileTexts = [
  "'; drop table users; --",
  '%_\\',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '💩'.repeat(40),
  'İstanbul',
  '#{7*7}{{name}}<%= 1 %>',
  '=HYPERLINK("https://evil.example")',
  '<img src=x onerror=alert(1)>',
  'a\r\nBcc: victim@example.com',
  '../../etc/passwd',
  'ㄱ'.repeat(4000),
  'Infinity',
];

/** Texts that fit one of the patterns of the contract. */
const shapedTexts = [
  ...['01012345678', '+821012345678', '0212345678', '04524', '2026-11-27', '2026-11-27T10:00:00.000Z', '09:30'],
  ...['slug-1', '#aabbcc', '123456', '0', '1', 'ko', 'https://example.com/%00', '/path', 'a@example.com'],
];

const instants = [
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-29T00:00:00Z',
  '2026-11-27T10:00:00Z',
];
const formats: Record<string, readonly string[]> = {
  email: ["o'hara+x@example.com", 'a@xn--fsq.example'],
  'date-time': instants,
  date: ['0001-01-01', '9999-12-31', '2026-11-27'],
  uri: ['https://example.com/%00?q=%27', 'http://[::1]/'],
};

const createText = ({ format, pattern, minLength = 0, maxLength = 5000 }: Schema, roll: Random) => {
  if (format && formats[format]) return pick(roll, formats[format]);
  if (pattern) {
    const fitting = [...shapedTexts, ...hostileTexts].filter((text) => new RegExp(pattern).test(text));
    if (fitting.length > 0) return pick(roll, fitting);
  }
  const text = roll() < 0.5 ? pick(roll, hostileTexts) : pick(roll, shapedTexts);
  return text.padEnd(minLength, 'x').slice(0, maxLength);
};

const createNumber = ({ minimum = -2_147_483_649, maximum = 2_147_483_648 }: Schema, roll: Random) =>
  pick(roll, [minimum, maximum, minimum + 1, Math.min(maximum, Math.max(minimum, 1000))]);

const createFrom = (schema: Schema, roll: Random): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(roll, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return createFrom(pick(roll, choices), roll);
  if (schema.allOf) return createFrom(Object.assign({}, ...schema.allOf) as Schema, roll);
  if (schema.type === 'object') {
    const required = schema.required ?? [];
    const named = Object.entries(schema.properties ?? {}).filter(([name]) => required.includes(name) || roll() < 0.5);
    return Object.fromEntries(named.map(([name, property]) => [name, createFrom(property, roll)]));
  }
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems = 3 } = schema;
    const length = Math.min(maxItems, minItems + Math.floor(roll() * 3));
    return Array.from({ length }, () => createFrom(items, roll));
  }
  if (schema.type === 'string') return createText(schema, roll);
  if (schema.type === 'number' || schema.type === 'integer') return createNumber(schema, roll);
  return schema.type === 'boolean' ? roll() < 0.5 : null;
};

const schemas = new Map<z.ZodType, Schema>();

/**
 * A value of the shape that the contract asks for, so that most reach the handler, with hostile content where the shape
 * allows it.
 */
export const createInput = (type: z.ZodType, roll: Random): unknown => {
  const schema = schemas.get(type) ?? (z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(type, schema);
  return createFrom(schema, roll);
};
