import type { LocalisedText } from 'shared/contract';
import { z } from 'zod';

type Fields = Record<string, unknown>;

const isText = (shape: z.core.$ZodShape) => Object.keys(shape).join() === 'ko,en,cn';

const isBlank = (text: LocalisedText) => ![text.ko, text.en, text.cn].some((part) => part?.trim());

/**
 * The part of `value` that a body of this schema may carry: keys that the schema does not know are left out at any
 * depth. A text that is empty in every language becomes null, or is left out of a list.
 */
export const pickWritable = (schema: z.core.$ZodType, value: unknown): unknown => {
  if (value === null || value === undefined) return value;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return pickWritable(schema.unwrap(), value);
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((item) => pickWritable(schema.element, item)).filter((item) => item !== null);
  if (!(schema instanceof z.ZodObject)) return value;
  if (isText(schema.shape) && isBlank(value as LocalisedText)) return null;
  return Object.fromEntries(
    Object.entries(schema.shape as z.core.$ZodShape)
      .map(([key, part]) => [key, pickWritable(part, (value as Fields)[key])] as const)
      .filter(([, part]) => part !== undefined),
  );
};
